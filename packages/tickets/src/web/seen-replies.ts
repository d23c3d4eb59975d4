import { useEffect, useState } from 'react';
import type { ReplyView, TicketView } from '@hub/contracts/tickets';

const unread = new Set<string>();
const nameOf = (desk: string, ticket: number) => `hub.seen.${desk}.${ticket}`;

/** The list says which cases wait unread: the server counts a case as read as soon as its page asks for it. */
export function noteUnread(desk: string, tickets: readonly number[]): void {
  tickets.forEach((ticket) => unread.add(nameOf(desk, ticket)));
}

function lastSeen(name: string): number | null {
  try {
    const stored = Number(localStorage.getItem(name));
    return stored > 0 ? stored : null;
  } catch {
    return null;
  }
}

function remember(name: string, reply: number): void {
  try {
    localStorage.setItem(name, String(reply));
  } catch {
    // Without storage the mark 新 stays for this visit only.
  }
}

const lastId = (replies: readonly ReplyView[]) => replies.at(-1)?.id ?? 0;

/** Id of the newest reply that the player had seen before this visit: staff answers after it are new. */
function boundary(name: string, replies: readonly ReplyView[]): number {
  const seen = lastSeen(name);
  if (seen !== null) return seen;
  if (!unread.has(name)) return lastId(replies);
  return replies.findLast(({ is_official }) => is_official === '0')?.id ?? 0;
}

/** Tells which staff answers are new to the player, for as long as the page of the case is open. */
export function useSeenUntil(desk: string, ticket: TicketView | undefined): number {
  const name = ticket ? nameOf(desk, ticket.id) : '';
  const [known, setKnown] = useState({ name: '', until: 0 });
  const until = ticket && known.name !== name ? boundary(name, ticket.replies) : known.until;
  if (ticket && known.name !== name) setKnown({ name, until });
  const newest = ticket ? lastId(ticket.replies) : 0;
  useEffect(() => {
    if (!name || document.hidden) return;
    unread.delete(name);
    remember(name, newest);
  }, [name, newest]);
  return until;
}
