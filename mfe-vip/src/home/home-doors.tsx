import { vipDesk, type VipSetupView } from '@hub/contracts/vip';
import { deskPaths } from '@hub/tickets/web';
import { ActionTile, ActionTiles, MessagesSquareIcon, PenLineIcon, UnreadPill, withToken } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from './vip-home.module.css';

/** Places of the two ways on, while it is not known yet where they lead. */
export function HomeDoorsWaiting() {
  return (
    <div aria-busy="true">
      <ActionTiles>
        <span className={css.place} />
        <span className={css.place} />
      </ActionTiles>
    </div>
  );
}

/** A report to people of one's own, and those there are. */
export function HomeDoors({ setup }: { setup: VipSetupView }) {
  const { t } = useLingui();
  const { game_id, is_in_game, unread_count: unread } = setup;
  const paths = deskPaths(vipDesk, game_id);
  return (
    <ActionTiles>
      <ActionTile
        filled
        to={is_in_game ? withToken(paths.create) : paths.create}
        icon={<PenLineIcon />}
        title={t({ context: 'vip', message: '專屬回報' })}
        text={t({ context: 'vip', message: '由貴賓專屬團隊處理' })}
      />
      <ActionTile
        to={is_in_game ? withToken(paths.list) : paths.query}
        icon={<MessagesSquareIcon />}
        title={t({ context: 'vip', message: '回報紀錄' })}
        text={recordsText()}
        end={unread > 0 ? <UnreadPill count={unread} words /> : undefined}
      />
    </ActionTiles>
  );

  function recordsText(): string {
    if (!is_in_game) return t({ context: 'vip', message: '用信箱或手機，加上查詢碼' });
    if (unread > 0) return t({ context: 'vip', message: '專員回覆了您的問題' });
    return t({ context: 'vip', message: '處理進度與專員回覆' });
  }
}
