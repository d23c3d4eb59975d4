import {
  isApiFault,
  LinkButton,
  ownTopic,
  PageBody,
  Stack,
  useSessionGuard,
  useLive,
  useParams,
  useSearchParams,
  useSession,
  withToken,
  inGameWindow,
} from '@hub/web';
import { PenLineIcon } from '@hub/web/parts';
import { ticketStates, type TicketState } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { AwayNotice } from '../away-notice.tsx';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { DeskWindow } from '../desk-window.tsx';
import { Loading } from '../loading.tsx';
import { ToLookUp } from '../to-look-up.tsx';
import { useDeskHome } from '../use-desk-home.ts';
import { useDeskWords } from '../use-desk-words.ts';
import { useTokenGame } from '../use-token-game.ts';
import { useWhenIdle } from '../use-when-idle.ts';
import { StateTabs } from './state-tabs.tsx';
import { TicketRows } from './ticket-rows.tsx';
import css from './ticket-list.module.css';

const states = new Set<string>(ticketStates);

/** `/…/:game/list` */
export function TicketListPage() {
  const { t } = useLingui();
  const { desk, api, preload } = useDesk();
  const { game = '' } = useParams();
  const [search] = useSearchParams();
  const gate = useSessionGuard();
  const topic = ownTopic(useSession());
  const asked = search.get('state') ?? '';
  const state = states.has(asked) ? (asked as TicketState) : '';
  const options = { skip: gate !== 'open', refetchOnMountOrArgChange: true };
  const list = api.list.useInfiniteQuery({ state, of: topic ?? '' }, options);
  useLive(gate === 'open' ? topic : null, () => void list.refetch());
  useTokenGame(game, 'list');
  useWhenIdle(list.isSuccess, () => {
    preload('view');
    preload('create');
  });

  const refused = isApiFault(list.error) && list.error.status === 401;
  if (gate === 'closed' || gate === 'expired' || refused) return <ToLookUp expired={gate !== 'closed'} />;
  const pages = list.currentData?.pages;
  const paths = deskPaths(desk, game);
  return (
    <>
      <DeskWindow game={game} title={t({ context: 'tickets', message: '回報紀錄' })} />
      <StateTabs state={state} path={paths.list} of={topic ?? ''} />
      <PageBody aside={<ListWays game={game} shown={pages !== undefined || list.isError} />}>
        <Stack gap="tight">
          {pages && <TicketRows list={list} pages={pages} state={state} game={game} />}
          {!pages && list.isError && (
            <AwayNotice fault={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
          )}
          {!pages && !list.isError && <Loading shape="cases" count={5} />}
        </Stack>
      </PageBody>
    </>
  );
}

/** Below the list on a phone, so it waits for the rows. */
function ListWays({ game, shown }: { game: string; shown: boolean }) {
  const { desk, parts } = useDesk();
  const { toHome } = useDeskWords();
  const home = useDeskHome(game);
  if (!shown) return null;
  return (
    <div className={css.ways}>
      <LinkButton variant="primary" wide="always" icon={<PenLineIcon />} to={withToken(deskPaths(desk, game).create)}>
        <Trans context="tickets">新的回報</Trans>
      </LinkButton>
      {!inGameWindow() && (
        <LinkButton variant="quiet" wide="always" to={home}>
          {toHome}
        </LinkButton>
      )}
      {parts.ListWay && <parts.ListWay game={game} />}
    </div>
  );
}
