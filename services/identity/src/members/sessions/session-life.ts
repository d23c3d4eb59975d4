export const IDLE_DAYS = 14;
export const LONGEST_DAYS = 90;
/** A token before this age of its chain is renewed in it; after, in a new one. At most two chains of a session live at a time. */
export const CHAIN_REUSED_S = 10 * 3600;
/** So long the cookie of before still names the session: another page of the browser may have been asking with it. */
export const PREVIOUS_S = 60;

/** SQL: may the session still be used? All by the clock of the database, which all processes share. */
export const MEMBER_SESSION_IS_OPEN = `revoked_at IS NULL
  AND last_seen_at > NOW(3) - INTERVAL ${IDLE_DAYS} DAY
  AND created_at > NOW(3) - INTERVAL ${LONGEST_DAYS} DAY`;
