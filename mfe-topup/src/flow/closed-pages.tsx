import type { GameShopView, MaintenanceView } from '@hub/contracts/topup';
import { SafeHtml } from '@hub/web/safe-html';
import { Card, EmptyState, formatTime, LinkButton, Notice, PageBody, Stack, usePageTitle, WrenchIcon } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { supportAddress } from '../order-address.ts';

/** In place of the form. What was typed is a draft meanwhile. */
export function MaintenanceBulletin({ said, game }: { said: MaintenanceView; game: string }) {
  const { t } = useLingui();
  const until = said.until === null ? '' : formatTime(said.until);
  return (
    <PageBody width="text" overlap>
      <Card lifted>
        <Stack>
          <Notice kind="warn" icon={<WrenchIcon />} title={t`儲值維護中`}>
            <p>
              <Trans>維護時不能下單。您填到一半的內容還在，維護結束後這一頁會自動打開。</Trans>
            </p>
            {until && <p>{t`預計 ${until} 前結束`}</p>}
          </Notice>
          <SafeHtml html={said.bulletin} under={1} />
          <LinkButton wide="phone" to={supportAddress(game)}>
            <Trans>前往客服中心</Trans>
          </LinkButton>
        </Stack>
      </Card>
    </PageBody>
  );
}

export function NotOpen({ shop, game }: { shop: GameShopView; game: string }) {
  const { t } = useLingui();
  return (
    <PageBody width="text">
      <EmptyState
        title={t`這款遊戲目前沒有開放網站儲值`}
        text={shop.third_party_link ? t`可以改用點數卡儲值，或在遊戲內的商店購買。` : t`請在遊戲內的商店購買。`}
        action={
          shop.third_party_link ? (
            <LinkButton variant="primary" href={shop.third_party_link}>
              <Trans>前往點數卡儲值</Trans>
            </LinkButton>
          ) : (
            <LinkButton variant="primary" to={supportAddress(game)}>
              <Trans>前往客服中心</Trans>
            </LinkButton>
          )
        }
      />
    </PageBody>
  );
}

export function NoGame() {
  const { t } = useLingui();
  usePageTitle(t`找不到這個遊戲`);
  return (
    <PageBody width="text">
      <EmptyState
        page
        title={t`找不到這個遊戲`}
        text={t`連結可能過期了，請從遊戲列表重新選擇。`}
        action={
          <LinkButton variant="primary" to="/game">
            <Trans>前往遊戲列表</Trans>
          </LinkButton>
        }
      />
    </PageBody>
  );
}
