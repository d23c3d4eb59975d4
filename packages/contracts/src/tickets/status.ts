/** Status of a case on the wire: 0 new, 1 in work, 2 a person answered, 7 answered automatically or in bulk, 4 closed. */
export const ticketStatuses = ['0', '1', '2', '4', '7'] as const;

export const CLOSED = 4;

export const ticketStates = ['processing', 'replied', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Anything reserved reads as processing. */
export function ticketState(status: string): TicketState {
  if (status === String(CLOSED)) return 'closed';
  return status === '2' || status === '7' ? 'replied' : 'processing';
}

/** Once staff spoke last, and not twice. */
export function mayClose(ticket: { status: string; replies: readonly { is_official: '0' | '1' }[] }): boolean {
  return ticketState(ticket.status) !== 'closed' && ticket.replies.at(-1)?.is_official === '1';
}

/** Only a person's answer can be unread; an automatic one raises no badge. */
export function isUnread(ticket: { status: string; is_read: string }): boolean {
  return ticket.status === '2' && ticket.is_read !== '1';
}
