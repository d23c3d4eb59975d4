import { draftKey, loadDraft } from '@hub/forms';
import type { Desk, TicketView } from '@hub/contracts/tickets';

export function replyDraftKey(desk: Desk, ticket: Pick<TicketView, 'id' | 'game_id'>): string {
  return draftKey({ game: ticket.game_id, role: String(ticket.id), form: `${desk.key}-reply`, version: 1 });
}

/** What was written and not sent; '' when nothing is. */
export function leftOver(desk: Desk, ticket: Pick<TicketView, 'id' | 'game_id'>): string {
  return loadDraft(replyDraftKey(desk, ticket), ['content'])?.values.content ?? '';
}
