import { accountHeld } from '@hub/nest-kit/retention';
import { LAST_SIGN } from '../papers/paper-due.ts';

/** How long a case is kept after its end; the terms promise it. */
export const CASE_YEARS = 5;

export const HELD = 'SELECT held.id FROM ticket held WHERE held.held_at IS NOT NULL';
/** SQL: rows of a case that nobody holds, itself or its account. */
export const OF_FREE_CASE = `NOT EXISTS (SELECT 1 FROM ticket
  WHERE ticket.id = ticket_id AND (ticket.held_at IS NOT NULL OR ${accountHeld('ticket')}))`;
/** SQL: a case that nobody holds, itself or its account. */
export const FREE = `ticket.held_at IS NULL AND NOT ${accountHeld('ticket')}`;
const long = (since: string) => `${since} < NOW(3) - INTERVAL ${CASE_YEARS} YEAR`;

/** SQL: old enough, no paper or picture left, held by nobody. The first condition is only there for speed. */
export const CASE_DUE = `${FREE} AND ${long('ticket.created_at')} AND IF(ticket.status = 4, ${long('ticket.closed_at')}, ${long(LAST_SIGN)})
  AND NOT EXISTS (SELECT 1 FROM attachment
    WHERE attachment.ticket_id = ticket.id
      AND (attachment.state = 'shredded' OR attachment.kind = 'id_paper' AND attachment.state <> 'gone'))`;

/** SQL. For 29 February a day after `isArchived`: nothing goes before the page says that it is gone. */
export const PICTURE_DUE = `${FREE} AND attachment.kind <> 'id_paper' AND attachment.destroyed_at IS NULL AND
  IF(attachment.reply_id > 0, ticket.created_at < '2018-12-31 16:00:00',
    ticket.created_at + INTERVAL 8 HOUR + INTERVAL ${CASE_YEARS} YEAR + INTERVAL 1 DAY <= NOW(3) + INTERVAL 8 HOUR)`;
/** SQL: pictures that were put away whose objects may still be there. */
export const LEFT_PICTURES =
  "FROM attachment WHERE attachment.kind IN ('picture', 'pay') AND attachment.state = 'shredded'";
export const DUE_PICTURES = `FROM attachment JOIN ticket ON ticket.id = attachment.ticket_id WHERE ${PICTURE_DUE}`;
