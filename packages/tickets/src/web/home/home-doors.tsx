import type { Desk } from '@hub/contracts/tickets';
import { MessagesSquareIcon, UnreadPill, withToken } from '@hub/web';
import { ActionTile, ActionTiles, PenLineIcon } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { deskPaths } from '../desk-paths.ts';
import css from './home-doors.module.css';

/** `records`: under the reports there are, `news` while some of their answers are new. */
export type HomeDoorsWords = { report: { title: string; text: string }; records: string; news: string };

type Props = {
  desk: Desk;
  setup: { game_id: string; is_in_game: boolean };
  unread: number;
  words: HomeDoorsWords;
};

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

/** The two ways on from the home of a desk: a new report, and those there are. */
export function HomeDoors({ desk, setup: { game_id, is_in_game }, unread, words }: Props) {
  const { t } = useLingui();
  const paths = deskPaths(desk, game_id);
  const own = unread > 0 ? words.news : words.records;
  return (
    <ActionTiles>
      <ActionTile
        filled
        to={is_in_game ? withToken(paths.create) : paths.create}
        icon={<PenLineIcon />}
        {...words.report}
      />
      <ActionTile
        to={is_in_game ? withToken(paths.list) : paths.query}
        icon={<MessagesSquareIcon />}
        title={t({ context: 'tickets', message: '回報紀錄' })}
        text={is_in_game ? own : t({ context: 'tickets', message: '用信箱或手機，加上查詢碼' })}
        end={unread > 0 ? <UnreadPill count={unread} words /> : undefined}
      />
    </ActionTiles>
  );
}
