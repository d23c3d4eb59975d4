import { Button, Card, isApiFault, lazyPage, Notice, SectionTitle, Stack, type MemberProfile } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTakeOwnDataMutation } from '../member.api.ts';
import { useTakeRecordsMutation } from './records.api.ts';
import { saveJson } from './save-file.ts';

const FreshCode = lazyPage(() =>
  import(/* webpackChunkName: "member-forms" */ './fresh-code.tsx').then((file) => file.FreshCode),
);

type Outcome = 'none' | 'code' | 'done' | 'partly' | 'failed';

/** One JSON file of the account, its reports, orders, linked accounts and what they redeemed, accepted terms, requests and devices. What does not answer now is missing, and it says so. */
export function TakeAlong({ member }: { member: MemberProfile }) {
  const { t } = useLingui();
  const [takeOwn, own] = useTakeOwnDataMutation();
  const [takeRecords, records] = useTakeRecordsMutation();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const busy = own.isLoading || records.isLoading;
  const take = async () => {
    const account = await takeOwn();
    if (account.error) {
      const { error } = account;
      return setOutcome(isApiFault(error) && error.fields.step_up !== undefined ? 'code' : 'failed');
    }
    const { data } = await takeRecords();
    if (!data) return setOutcome('failed');
    saveJson(`my-data-${member.member_id}.json`, { account: account.data, ...data });
    setOutcome(Object.values(data).every(({ complete }) => complete) ? 'done' : 'partly');
  };
  return (
    <section aria-labelledby="take-along">
      <SectionTitle id="take-along">
        <Trans>下載我的資料</Trans>
      </SectionTitle>
      <Card>
        <Stack>
          <p>
            <Trans>
              會員資料、回報、儲值訂單、連結的遊戲帳號和兌換紀錄、同意過的條款、資料申請和登入裝置，收在一個 JSON
              檔案裡，任何文字編輯器都能打開。
            </Trans>
          </p>
          {outcome === 'code' ? (
            <FreshCode email={member.email} onDone={() => setOutcome('none')} />
          ) : (
            <Button wide="phone" busy={busy} busyWords={t`整理中`} onClick={() => void take()}>
              <Trans>下載 JSON 檔案</Trans>
            </Button>
          )}
          {outcome === 'done' && <Notice kind="ok" role="status" title={t`檔案下載好了`} />}
          {outcome === 'partly' && (
            <Notice kind="warn" role="status" title={t`檔案下載好了，但有一部分暫時讀不到`}>
              <Trans>檔案裡標示 complete: false 的部分不完整，請過幾分鐘再下載一次。</Trans>
            </Notice>
          )}
          {outcome === 'failed' && <Notice kind="bad" role="alert" title={t`沒有下載，請再試一次`} />}
        </Stack>
      </Card>
    </section>
  );
}
