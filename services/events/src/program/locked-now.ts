/** By a date, and by count where the limit was lowered below what they have; each along an index of its own. */
export const LOCKED_NOW = `((SELECT COUNT(*) FROM redeem_lock l WHERE l.event_id = e.id AND l.locked_at IS NOT NULL)
  + (SELECT COUNT(*) FROM redeem_lock l WHERE l.event_id = e.id AND l.locked_at IS NULL AND l.fails >= e.error_limit))`;
