import { migrationOf } from '../db/migration-of.ts';

export const HoldAccounts1799600000000 = migrationOf('HoldAccounts1799600000000', [
  `CREATE TABLE held_account (
      game_id VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      partner_uid VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      held_by VARCHAR(64) NOT NULL DEFAULT '',
      reason VARCHAR(200) NOT NULL DEFAULT '',
      held_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (game_id, partner_uid)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
