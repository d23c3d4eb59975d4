import { useEffect, useState } from 'react';
import { isUnread, type ReplyView, type TicketView } from '@hub/contracts/tickets';

const nameOf = (desk: string, ticket: number) => `hub.seen.${desk}.${ticket}`;

function lastSeen(name: string): number {
  try {
    return Number(localStorage.getItem(name)) || 0;
  } catch {
    return 0;
  }
}

function remember(name: string, reply: number): void {
  try {
    localStorage.setItem(name, String(reply));
  } catch {
    // Without storage every answer since the player's last words counts as new while the case is unread.
  }
}

const lastId = (replies: readonly ReplyView[]) => replies.at(-1)?.id ?? 0;

/** What comes after it is new. Only this device knows which answers of an unread case it has shown. */
function boundary(name: string, ticket: TicketView): number {
  const { replies } = ticket;
  if (!isUnread(ticket)) return lastId(replies);
  const own = replies.findLast(({ is_official }) => is_official === '0')?.id ?? 0;
  return Math.max(own, lastSeen(name));
}

export function useSeenUntil(desk: string, ticket: TicketView | undefined): number {
  const name = ticket ? nameOf(desk, ticket.id) : '';
  const [known, setKnown] = useState({ name: '', until: 0 });
  const until = ticket && known.name !== name ? boundary(name, ticket) : known.until;
  if (ticket && known.name !== name) setKnown({ name, until });
  const newest = ticket ? lastId(ticket.replies) : 0;
  useEffect(() => {
    if (name && !document.hidden) remember(name, newest);
  }, [name, newest]);
  return until;
}
