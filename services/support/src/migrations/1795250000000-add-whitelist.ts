import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const AddWhitelist1795250000000 = migrationOf('AddWhitelist1795250000000', [
  `CREATE TABLE whitelist (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      game_id VARCHAR(32) ${ASCII} NOT NULL,
      kind VARCHAR(8) ${ASCII} NOT NULL,
      value VARCHAR(64) ${ASCII} NOT NULL,
      note VARCHAR(120) NOT NULL,
      ends_at DATETIME(3) NULL,
      UNIQUE INDEX whitelist_entry (game_id, kind, value)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
