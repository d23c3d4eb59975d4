/** How long an ID paper of a case that nobody closes is kept after the last sign of it, in days. */
export const PAPERS_OPEN_DAYS = 180;

/** ID papers: days after the close, after the last sign, or ordered; all else: for its age. */
export type ShredCause = 'closed' | 'silent' | 'ordered' | 'age';

/** SQL: when something was last said in a case, by either side. */
export const LAST_SIGN = `GREATEST(ticket.created_at,
  COALESCE((SELECT MAX(reply.created_at) FROM reply WHERE reply.ticket_id = ticket.id), ticket.created_at))`;

/** SQL: why the ID papers of a row of `ticket` are due by the database's clock; NULL as long as they are not. */
export const dueCause = (closedDays: number): string => `CASE
  WHEN ticket.status = 4 THEN IF(ticket.closed_at < NOW(3) - INTERVAL ${closedDays} DAY, 'closed', NULL)
  WHEN ${LAST_SIGN} < NOW(3) - INTERVAL ${PAPERS_OPEN_DAYS} DAY THEN 'silent' END`;
