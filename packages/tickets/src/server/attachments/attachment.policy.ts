import { FILE_WAITS_HOURS, ownsTicket, ticketReaders, type Desk, type TicketOwner } from '@hub/contracts/tickets';
import { staffMay, type StaffPrincipal, type Principal } from '@hub/contracts/shared';
import { SessionExpired } from '@hub/nest-kit/http';
import type { Ticket } from '../ticket.entity.ts';
import type { Attachment } from './attachment.entity.ts';

const ARCHIVED_AFTER_YEARS = 5;
const REPLIES_KEPT_SINCE = new Date('2019-01-01T00:00:00+08:00');
const TAIPEI_MS = 8 * 3_600_000;

/** SQL: a file that may still be taken into a report, by database time, once it is ready. */
export const STILL_WAITS = `ticket_id IS NULL AND created_at > NOW(3) - INTERVAL ${FILE_WAITS_HOURS} HOUR`;

/** SQL. An hour after `STILL_WAITS` ends: a submit that was just in time is over by then. */
export const WAITED_IN_VAIN = `ticket_id IS NULL AND created_at < NOW(3) - INTERVAL ${FILE_WAITS_HOURS + 1} HOUR`;

export type Viewer =
  | { kind: 'player'; game: string; uid: string }
  | { kind: 'ticket'; ticket: number }
  | { kind: 'staff'; who: StaffPrincipal }
  /** A visitor who sent a file ahead: nobody knows them, so the address of its small picture is signed. */
  | { kind: 'visitor' };

export function viewerOf(who: Principal): Viewer {
  if (who.kind === 'S') return { kind: 'player', game: who.game, uid: who.uid };
  if (who.kind === 'K') return { kind: 'ticket', ticket: who.ticket };
  if (who.kind === 'anon') return { kind: 'visitor' };
  if (who.kind === 'staff') return { kind: 'staff', who };
  throw new SessionExpired();
}

/** Whose file it is until a report takes it. Visitors share one name: the id alone proves theirs. */
export function ownerOf(viewer: Viewer): string {
  if (viewer.kind === 'player') return `${viewer.game}.${viewer.uid}`;
  if (viewer.kind === 'ticket') return `ticket.${viewer.ticket}`;
  return viewer.kind === 'visitor' ? 'anon' : `staff.${viewer.who.id}`;
}

export type Variant = 'view' | 'thumb';
type Seen = Pick<Attachment, 'kind' | 'owner' | 'ticket_id'>;

/** May this viewer see this file now? `ticket` is the case that took it, null while it waits. */
export function maySee(desk: Desk, viewer: Viewer, file: Seen, ticket: TicketOwner | null, variant: Variant): boolean {
  // No address ever shows one: staff sees it through a call of its own, its sender has it.
  if (file.kind === 'id_paper') return false;
  if (file.ticket_id === null || !ticket) {
    // A visitor's proof is the id, which their page alone has; the small picture is all it shows.
    return (
      file.ticket_id === null && file.owner === ownerOf(viewer) && (viewer.kind !== 'visitor' || variant === 'thumb')
    );
  }
  if (viewer.kind === 'player') return ticket.partner_uid === viewer.uid && ticket.game_id === viewer.game;
  if (viewer.kind === 'ticket')
    return ownsTicket(desk, { kind: 'K', desk: desk.key, ticket: viewer.ticket, game: ticket.game_id }, ticket);
  return viewer.kind === 'staff' && staffMay(viewer.who, ticketReaders, ticket.game_id);
}

type OfMessage = Pick<Attachment, 'reply_id'> & Partial<Pick<Attachment, 'destroyed_at'>>;
/** Five years after filing, by Taipei time (29 February: 1 March). Files of replies: cases before 2019. */
export function isArchived(ticket: Pick<Ticket, 'created_at'> | null, file: OfMessage, now = new Date()): boolean {
  if (!ticket) return false;
  if (file.destroyed_at) return true;
  if (file.reply_id) return ticket.created_at < REPLIES_KEPT_SINCE;
  const end = new Date(ticket.created_at.getTime() + TAIPEI_MS);
  end.setUTCFullYear(end.getUTCFullYear() + ARCHIVED_AFTER_YEARS);
  return end.getTime() - TAIPEI_MS <= now.getTime();
}
