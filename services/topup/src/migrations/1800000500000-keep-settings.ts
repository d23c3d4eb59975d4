import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const KeepSettings1800000500000 = migrationOf('KeepSettings1800000500000', [
  `CREATE TABLE topup_setting (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      kind VARCHAR(16) ${ASCII} NOT NULL,
      game_id VARCHAR(32) ${ASCII} NOT NULL DEFAULT '',
      version INT UNSIGNED NOT NULL,
      starts_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      body MEDIUMTEXT NOT NULL,
      by_name VARCHAR(64) NOT NULL,
      reason VARCHAR(300) NOT NULL DEFAULT '',
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      UNIQUE INDEX topup_setting_version (kind, game_id, version)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
