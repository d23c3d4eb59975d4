export const IDLE_MINUTES = 30;
export const ABSOLUTE_MINUTES = 600;
/** Time for the second factor, or for setting up an app, after the password. */
export const HALF_MINUTES = 20;
/** A second factor that was shown so recently need not be shown again. */
export const FRESH_MINUTES = 5;

/** SQL: may the session `open` still be used? All by the clock of the database, which all processes share. */
export const IS_OPEN = `open.revoked_at IS NULL
  AND open.last_seen_at > NOW(3) - INTERVAL ${IDLE_MINUTES} MINUTE
  AND open.created_at > NOW(3) - INTERVAL IF(open.second_factor_at IS NULL, ${HALF_MINUTES}, ${ABSOLUTE_MINUTES}) MINUTE`;
