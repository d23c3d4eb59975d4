import {
  CardList,
  FileTextIcon,
  HeadphonesIcon,
  ListRow,
  MessagesSquareIcon,
  speaksForPlayer,
  useInitSetupQuery,
  useSession,
  withToken,
} from '@hub/web';
import { ClockIcon, PenLineIcon } from '@hub/web/parts';
import { CENTRE, deskPaths } from '@hub/tickets/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { supportDesk } from '../support-pages.ts';

const AGREEMENT = '/member/complete_agreement?site=long_e';

/** Where help goes on: the desk of the game that one comes from, or of all games, and when somebody is there. */
export function HelpWays({ game }: { game: string | undefined }) {
  const hours = useHours(game);
  const session = useSession();
  const paths = game ? deskPaths(supportDesk, game) : undefined;
  return (
    <CardList>
      <ListRow start={<ClockIcon />}>
        {hours ? (
          <Trans context="support">客服時間　每日 {hours}（台北時間）</Trans>
        ) : (
          <Trans context="support">客服時間寫在各遊戲的客服首頁</Trans>
        )}
      </ListRow>
      {paths && (
        <>
          <ListRow to={withToken(paths.create)} start={<PenLineIcon />}>
            <Trans context="support">線上回報</Trans>
          </ListRow>
          <ListRow to={speaksForPlayer(session) ? withToken(paths.list) : paths.query} start={<MessagesSquareIcon />}>
            <Trans context="support">回報紀錄</Trans>
          </ListRow>
        </>
      )}
      <ListRow to={paths ? withToken(paths.home) : CENTRE} start={<HeadphonesIcon />}>
        <Trans context="support">客服中心</Trans>
      </ListRow>
      <ListRow to={AGREEMENT} start={<FileTextIcon />}>
        <Trans context="support">會員服務條款</Trans>
      </ListRow>
    </CardList>
  );
}

/** Every game has hours of its own: known for the one the player comes from, or that the address names. */
function useHours(game = ''): string {
  const { t } = useLingui();
  const { data } = useInitSetupQuery({ path: `/service/${game}`, search: '' }, { skip: !game });
  return (data?.service_hours ?? '').replace('-', ` ${t({ context: 'support', message: '至' })} `);
}
