import {
  ActionTile,
  ActionTiles,
  MessagesSquareIcon,
  PenLineIcon,
  UnreadPill,
  useUnreadCounts,
  withToken,
} from '@hub/web';
import type { SetupView } from '@hub/contracts/tickets';
import { deskPaths } from '@hub/tickets/web';
import { useLingui } from '@lingui/react/macro';
import { supportDesk } from '../support-pages.ts';
import css from './service-home.module.css';

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

/** The two ways on: a new report, and those there are. */
export function HomeDoors({ setup }: { setup: SetupView }) {
  const { t } = useLingui();
  const { game_id, is_in_game } = setup;
  const { support: unread = 0 } = useUnreadCounts();
  const paths = deskPaths(supportDesk, game_id);
  return (
    <ActionTiles>
      <ActionTile
        filled
        to={is_in_game ? withToken(paths.create) : paths.create}
        icon={<PenLineIcon />}
        title={t({ context: 'support', message: '線上回報' })}
        text={t({ context: 'support', message: '約 3 分鐘，可隨時中斷再回來' })}
      />
      <ActionTile
        to={is_in_game ? withToken(paths.list) : paths.query}
        icon={<MessagesSquareIcon />}
        title={t({ context: 'support', message: '回報紀錄' })}
        text={recordsText()}
        end={unread > 0 ? <UnreadPill count={unread} words /> : undefined}
      />
    </ActionTiles>
  );

  function recordsText(): string {
    if (!is_in_game) return t({ context: 'support', message: '用信箱或手機，加上查詢碼' });
    if (unread > 0) return t({ context: 'support', message: '客服回覆了您的問題' });
    return t({ context: 'support', message: '處理進度與客服回覆' });
  }
}
