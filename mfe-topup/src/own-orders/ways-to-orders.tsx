import { Card, HeadphonesIcon, LinkButton, Notice, PageBody, PageTitle, SectionTitle, Stack } from '@hub/web';
import { TipList } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';

/** Nobody is signed in: how one comes to the orders all the same. */
export function WaysToOrders({ expired }: { expired: boolean }) {
  const { t } = useLingui();
  return (
    <PageBody width="text">
      <PageTitle title={t`儲值紀錄`} lead={t`訂單裡有您的資料，所以要先知道您是誰。`} />
      <Stack gap="sections">
        {expired && <Notice kind="warn" title={t`登入逾時了`}>{t`請重新開啟，訂單都還在。`}</Notice>}
        <Card>
          <SectionTitle>
            <Trans>怎麼查</Trans>
          </SectionTitle>
          <TipList
            tips={[
              t`在遊戲裡：從客服或儲值的入口打開這一頁，就會列出這個帳號的訂單。`,
              t`在瀏覽器：打開下單後複製的訂單連結，就能看那一筆的進度。`,
            ]}
          />
        </Card>
        <LinkButton wide="phone" icon={<HeadphonesIcon />} to="/support">
          <Trans>找不到連結，聯絡客服</Trans>
        </LinkButton>
      </Stack>
    </PageBody>
  );
}
