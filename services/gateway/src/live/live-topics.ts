import type { Principal } from '@hub/contracts/shared';
import { Forbidden, SessionExpired } from '@hub/nest-kit/http';
import { playerTopic, presenceTopic, staffTopic, ticketTopic } from '@hub/nest-kit/live';

export type LiveWish = { area: string; ticket: number | null };

/** Anything malformed counts as absent. */
export function wishOf(query: URLSearchParams, ticketName: 'ticket' | 'staff_ticket'): LiveWish {
  const area = query.get('area') ?? 'support';
  const ticket = query.get(ticketName) ?? '';
  return {
    area: /^[a-z]{1,16}$/.test(area) ? area : 'support',
    ticket: /^[1-9]\d{0,9}$/.test(ticket) ? Number(ticket) : null,
  };
}

/** Throws 401 and 403. Staff hear of a case what only staff may know; a player hears the own account. */
export function topicsFor(who: Principal, wish: LiveWish): string[] {
  if (who.kind === 'S') return [playerTopic(who.game, who.uid)];
  if (who.kind === 'K') {
    const foreign = wish.ticket !== null && (wish.ticket !== who.ticket || wish.area !== who.desk);
    if (foreign) throw new Forbidden();
    return [ticketTopic(who.desk, who.ticket)];
  }
  if (who.kind === 'staff') {
    if (wish.ticket === null) throw new Forbidden();
    const { area, ticket } = wish;
    return [ticketTopic(area, ticket), staffTopic(area, ticket), presenceTopic(area, ticket)];
  }
  throw new SessionExpired();
}
