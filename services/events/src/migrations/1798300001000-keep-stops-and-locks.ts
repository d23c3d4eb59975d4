import { migrationOf } from '@hub/nest-kit/db';

/** Who stopped an event and why; and every time that an account was locked, which an unlock does not take away. */
export const KeepStopsAndLocks1798300001000 = migrationOf('KeepStopsAndLocks1798300001000', [
  `ALTER TABLE event
        ADD COLUMN stopped_by VARCHAR(64) NOT NULL DEFAULT '' AFTER stopped_at,
        ADD COLUMN stop_reason VARCHAR(300) NOT NULL DEFAULT '' AFTER stopped_by`,
  `CREATE TABLE lock_entry (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        event_id INT UNSIGNED NOT NULL,
        lock_id INT UNSIGNED NOT NULL,
        at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        INDEX lock_entry_day (event_id, at)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
  // Of locks that were opened before, no moment is known.
  `INSERT INTO lock_entry (event_id, lock_id, at)
        SELECT event_id, id, locked_at FROM redeem_lock WHERE locked_at IS NOT NULL ORDER BY locked_at`,
]);
