import type { Inactivity } from '@hub/contracts/identity';
import { Button, ButtonRow, Card, formatDay, LinkButton, Notice, SiteLink, Skeleton, Stack } from '@hub/web';
import { DescriptionList } from '@hub/web/parts';
import { PaneNotice, useDeskTexts, useQuietRefresh } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dataAddress } from '../data-address.ts';
import { RequestDialog } from './request-dialog.tsx';
import { useInactivityQuery } from './inactivity.api.ts';

/** What a run of today would do, and the way to ask for it. */
export function DryRun() {
  const { t } = useLingui();
  const { tryAgain } = useDeskTexts();
  const { data, error, refetch } = useInactivityQuery(undefined, { refetchOnMountOrArgChange: true });
  useQuietRefresh(() => void refetch(), true);
  if (!data && error === undefined) return <Skeleton shape="card" />;
  return (
    <>
      {error !== undefined && (
        <PaneNotice
          fault={error}
          title={t`試算沒有載到`}
          text={t`已經核准的執行會繼續進行。`}
          again={{ label: tryAgain, onPress: () => void refetch() }}
        />
      )}
      {data && <Result run={data} />}
    </>
  );
}

function Result({ run }: { run: Inactivity }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const members = (many: number) => {
    const shown = many.toLocaleString('en-US');
    return t`${shown} 位`;
  };
  return (
    <Card>
      <Stack>
        <DescriptionList
          facts={[
            { term: t`試算日期`, value: formatDay(`${run.day}T00:00:00+08:00`) },
            { term: t`要寄信通知`, value: members(run.to_notice) },
            { term: t`要終止資格`, value: members(run.to_close) },
            { term: t`還能登入`, value: members(run.waiting) },
            { term: t`信還沒寄出`, value: members(run.unsent) },
            { term: t`信被退回`, value: members(run.bounced) },
          ]}
        />
        <Standing run={run} />
        {run.bounced > 0 && (
          <Notice kind="warn" title={t`有 ${run.bounced} 位會員的通知信被退回`}>
            <p>{t`沒收到通知就不會終止，也不會再寄。請看能不能用別的方式聯絡；會員登入後就離開名單。`}</p>
            <SiteLink to={dataAddress.inactivity('bounced')}>{t`看是哪些會員`}</SiteLink>
          </Notice>
        )}
        {run.may_request && (
          <ButtonRow>
            <Button variant="primary" onClick={() => setAsking(true)}>{t`提出執行`}</Button>
          </ButtonRow>
        )}
        {asking && <RequestDialog run={run} onClose={() => setAsking(false)} />}
      </Stack>
    </Card>
  );
}

/** Why nothing can be asked for now. */
function Standing({ run }: { run: Inactivity }) {
  const { t } = useLingui();
  if (run.running) {
    return (
      <Notice kind="info" title={t`正在寄信和終止`}>
        <p>{t`完成後才能再提出。進度在「執行紀錄」。`}</p>
      </Notice>
    );
  }
  if (run.approval === null) return null;
  return (
    <Notice kind="info" title={t`已提出執行，等另一位同事核准`}>
      <p>{t`申請編號 ${run.approval}。核准前登入的會員會自動離開名單。`}</p>
      <LinkButton size="small" to="/staff/approvals">{t`看等待核准`}</LinkButton>
    </Notice>
  );
}
