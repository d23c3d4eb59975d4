import { useEffect } from 'react';
import {
  isApiFault,
  LinkButton,
  ownTopic,
  PageBody,
  PageWindow,
  speaksForPlayer,
  Stack,
  useSessionGuard,
  useLive,
  useNavigate,
  usePageTitle,
  useParams,
  useSession,
  withToken,
  inGameWindow,
} from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { AwayNotice } from '../away-notice.tsx';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { Loading } from '../loading.tsx';
import { ToLookUp } from '../to-look-up.tsx';
import { useDeskHome } from '../use-desk-home.ts';
import { useDeskWords } from '../use-desk-words.ts';
import { TicketAside } from './ticket-aside.tsx';
import { TicketBody } from './ticket-body.tsx';
import { TicketHead } from './ticket-head.tsx';
import { TicketMissing } from './ticket-missing.tsx';

/** `/…/:game/view/:id` */
export function TicketViewPage() {
  const { desk, api } = useDesk();
  const words = useDeskWords();
  const { game = '', id: name = '' } = useParams();
  const id = Number(name);
  const gate = useSessionGuard();
  const session = useSession();
  const number = `${desk.numberPrefix}${name}`;
  const title = words.view(number);
  usePageTitle(title);
  const query = api.view.useQuery(id, { skip: gate !== 'open', refetchOnMountOrArgChange: true });
  useLive(gate === 'open' ? ownTopic(session) : null, () => void query.refetch());
  const ticket = query.currentData;
  useRightGame(game, ticket?.game_id, id);

  const status = isApiFault(query.error) ? query.error.status : undefined;
  if (gate === 'closed' || gate === 'expired' || status === 401) return <ToLookUp expired={gate !== 'closed'} />;
  if (status === 404) return <TicketMissing game={game} />;
  return (
    <>
      <PageWindow game={game} size="slim" />
      <PageBody aside={ticket && <TicketAside ticket={ticket} />}>
        <Stack>
          <TicketHead title={title} number={number} ticket={ticket} />
          {ticket && <TicketBody key={ticket.id} ticket={ticket} game={game} />}
          {!ticket && query.isError && (
            <AwayNotice fault={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
          )}
          {!ticket && !query.isError && <Loading shape="card" count={3} />}
        </Stack>
        {(ticket || query.isError) && <WayBack game={game} />}
      </PageBody>
    </>
  );
}

/** To the list, or home, where a desk leads there itself also in a game's window; elsewhere that window has its own way back. */
function WayBack({ game }: { game: string }) {
  const { desk, parts } = useDesk();
  const { toHome } = useDeskWords();
  const home = useDeskHome(game);
  const own = speaksForPlayer(useSession());
  if (inGameWindow() && !parts.home) return null;
  const toList = own && !parts.home;
  return (
    <div>
      <LinkButton variant="quiet" to={toList ? withToken(deskPaths(desk, game).list) : home}>
        {toList ? <Trans context="tickets">回到回報紀錄</Trans> : toHome}
      </LinkButton>
    </div>
  );
}

/** Look-up does not know the game of a case beforehand; the address is put right when it is known. */
function useRightGame(asked: string, real: string | undefined, id: number): void {
  const { desk } = useDesk();
  const navigate = useNavigate();
  useEffect(() => {
    if (real && real !== asked) void navigate(deskPaths(desk, real).view(id), { replace: true });
  }, [asked, real, id, desk, navigate]);
}
