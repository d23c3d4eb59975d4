import {
  CardList,
  HeadphonesIcon,
  ListRow,
  MessagesSquareIcon,
  SearchIcon,
  speaksForPlayer,
  useSession,
  withToken,
} from '@hub/web';
import { ClockIcon } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { useDeskHome } from '../use-desk-home.ts';
import { useDeskWords } from '../use-desk-words.ts';

export function ReportAside({ game, hours }: { game: string; hours: string | undefined }) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const { toHome } = useDeskWords();
  const paths = deskPaths(desk, game);
  const home = useDeskHome(game);
  const own = speaksForPlayer(useSession());
  const open = hours?.replace('-', ` ${t({ context: 'tickets', message: '至' })} `);
  return (
    <CardList>
      <ListRow to={own ? withToken(paths.list) : paths.query} start={<MessagesSquareIcon />}>
        <Trans context="tickets">回報紀錄</Trans>
      </ListRow>
      <ListRow to={`/faq?game_id=${encodeURIComponent(game)}`} start={<SearchIcon />}>
        <Trans context="tickets">常見問題</Trans>
      </ListRow>
      <ListRow to={home} start={<HeadphonesIcon />}>
        {toHome}
      </ListRow>
      {open && (
        <ListRow start={<ClockIcon />}>
          <Trans context="tickets">客服時間　每日 {open}（台北時間）</Trans>
        </ListRow>
      )}
    </CardList>
  );
}
