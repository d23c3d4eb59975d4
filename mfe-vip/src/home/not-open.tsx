import { Card, EmptyState, HeadphonesIcon, LinkButton, withToken } from '@hub/web';
import { CrownIcon } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';

/** For a player who is not ranked: not now, and who helps instead. */
export function NotOpen({ game }: { game: string }) {
  const { t } = useLingui();
  return (
    <Card lifted>
      <EmptyState
        icon={<CrownIcon />}
        title={t({ context: 'vip', message: '目前尚未開放使用' })}
        text={t({
          context: 'vip',
          message: '這裡是專屬玩家的服務。您的問題，客服中心一樣會用心處理，紀錄也都會保留。',
        })}
        action={
          <LinkButton
            variant="primary"
            icon={<HeadphonesIcon />}
            to={withToken(`/service_quick?param_game_id=${encodeURIComponent(game)}`)}
          >
            <Trans context="vip">前往客服中心</Trans>
          </LinkButton>
        }
      />
    </Card>
  );
}
