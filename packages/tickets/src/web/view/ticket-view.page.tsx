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
} from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { AwayNotice } from '../away-notice.tsx';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { inGameWindow } from '../in-game-window.ts';
import { Loading } from '../loading.tsx';
import { ToLookUp } from '../to-look-up.tsx';
import { TicketAside } from './ticket-aside.tsx';
import { TicketBody } from './ticket-body.tsx';
import { TicketHead } from './ticket-head.tsx';
import { TicketMissing } from './ticket-missing.tsx';

/** `/…/:game/view/:id`: a report, what was said about it, and a way to add something. */
export function TicketViewPage() {
  const { t } = useLingui();
  const { desk, api } = useDesk();
  const { game = '', id: name = '' } = useParams();
  const id = Number(name);
  const gate = useSessionGuard();
  const session = useSession();
  const number = `${desk.numberPrefix}${name}`;
  const title = t({ context: 'tickets', message: `案件 ${number}` });
  usePageTitle(title);
  const query = api.view.useQuery(id, { skip: gate !== 'open', refetchOnMountOrArgChange: true });
  useLive(gate === 'open' ? ownTopic(session) : null, () => void query.refetch());
  const ticket = query.currentData;
  useRightGame(game, ticket?.game_id, id);

  const status = isApiFault(query.error) ? query.error.status : undefined;
  if (gate === 'closed' || gate === 'expired' || status === 401) return <ToLookUp expired={gate !== 'closed'} />;
  if (status === 404) return <TicketMissing game={game} />;
  const paths = deskPaths(desk, game);
  return (
    <>
      <PageWindow game={game} size="slim" />
      <PageBody aside={ticket && <TicketAside ticket={ticket} />}>
        <Stack>
          <TicketHead title={title} ticket={ticket} />
          {ticket && <TicketBody key={ticket.id} ticket={ticket} game={game} />}
          {!ticket && query.isError && (
            <AwayNotice fault={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
          )}
          {!ticket && !query.isError && <Loading shape="card" count={3} />}
        </Stack>
        {!inGameWindow() && (ticket || query.isError) && (
          <div>
            <LinkButton variant="quiet" to={speaksForPlayer(session) ? withToken(paths.list) : withToken(paths.home)}>
              {speaksForPlayer(session) ? (
                <Trans context="tickets">回到回報紀錄</Trans>
              ) : (
                <Trans context="tickets">回客服中心</Trans>
              )}
            </LinkButton>
          </div>
        )}
      </PageBody>
    </>
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
