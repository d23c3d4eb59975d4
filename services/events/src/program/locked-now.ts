/**
 * How many accounts are locked from the event `e` of a query: by a date, and where the limit was lowered below what they
 * have, by their count. Each along an index of its own.
 */
export const LOCKED_NOW = `((SELECT COUNT(*) FROM redeem_lock l WHERE l.event_id = e.id AND l.locked_at IS NOT NULL)
  + (SELECT COUNT(*) FROM redeem_lock l WHERE l.event_id = e.id AND l.locked_at IS NULL AND l.fails >= e.error_limit))`;
