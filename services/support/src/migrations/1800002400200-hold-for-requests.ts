import { migrationOf } from '@hub/nest-kit/db';

export const HoldForRequests1800002400200 = migrationOf('HoldForRequests1800002400200', [
  `CREATE TABLE request_hold (
      request_id INT UNSIGNED NOT NULL PRIMARY KEY,
      version INT UNSIGNED NOT NULL,
      accounts TEXT NOT NULL,
      reason VARCHAR(200) NOT NULL DEFAULT '',
      changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
