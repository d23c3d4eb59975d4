import {
  fromMenu,
  gameOfSession,
  isApiFault,
  ownTopic,
  speaksForPlayer,
  useExchanged,
  useGameTheme,
  useLocation,
  usePageTitle,
  useSearchParams,
  useSession,
  useSessionGuard,
} from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { EventLoading } from './event-loading.tsx';
import { RedeemForm } from './lazy-form.ts';
import { NoEvent } from './no-event.tsx';
import { saidNow } from './redeem-messages.ts';
import { RedeemView } from './redeem-view.tsx';
import { useEventRewardsQuery, useRenderEventQuery } from './redeem.api.ts';
import { Away, InTheGame, Refused, TimedOut, WrongOperation } from './trouble.tsx';

/** The server's words for an event that is not there, whatever the language. */
const NO_EVENT = 'event does not exist';

/** `/events/event_serial?event_id=…`: a player of the game redeems codes of one event. */
export function RedeemPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const event = search.get('event_id') ?? '';
  const { state } = useLocation();
  const gate = useSessionGuard();
  const exchanged = useExchanged();
  const session = useSession();
  const game = gameOfSession(session);
  const arg = { event, of: ownTopic(session) ?? '' };
  // Of a game's own token that is becoming ours nothing is asked twice.
  const mayAsk = exchanged && gate === 'open' && event !== '' && speaksForPlayer(session);
  const query = useRenderEventQuery(arg, { skip: !mayAsk });
  // Asked for beside the page, and not worth a page without them.
  const rewards = useEventRewardsQuery(arg, { skip: !mayAsk });
  usePageTitle(t({ context: 'redeem', message: '活動序號兌換' }));
  useGameTheme(game || undefined);
  useEffect(() => {
    if (mayAsk) void RedeemForm.preload().catch(() => undefined);
  }, [mayAsk]);

  if (gate === 'waiting' || !exchanged) return <EventLoading />;
  if (event === '' && fromMenu(state)) return <InTheGame />;
  const fault = isApiFault(query.error) ? query.error : undefined;
  if (gate === 'expired' || fault?.status === 401) return <TimedOut />;
  if (!mayAsk) return <WrongOperation />;
  if (fault?.fields.msg === NO_EVENT) return <NoEvent of={arg.of} />;
  const page = query.currentData;
  if (page && !rewards.isLoading) {
    const shown = { page, rewards: rewards.currentData ?? [] };
    return <RedeemView {...shown} arg={arg} game={game} refresh={() => void query.refetch()} />;
  }
  if (!query.isError) return <EventLoading />;
  if (fault?.fields.msg && Number(fault.status) < 500 && fault.status !== 429)
    return <Refused msg={saidNow(fault.fields.msg)} />;
  return <Away said={fault?.fields.msg} busy={query.isFetching} onRetry={() => void query.refetch()} />;
}
