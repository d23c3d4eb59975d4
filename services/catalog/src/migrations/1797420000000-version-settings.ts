import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const VersionSettings1797420000000 = migrationOf('VersionSettings1797420000000', [
  `CREATE TABLE catalog_version (
      kind VARCHAR(32) ${ASCII} NOT NULL,
      object_key VARCHAR(96) ${ASCII} NOT NULL,
      version INT UNSIGNED NOT NULL,
      state VARCHAR(8) ${ASCII} NOT NULL,
      body MEDIUMTEXT NOT NULL,
      by_login VARCHAR(64) ${ASCII} NOT NULL,
      by_name VARCHAR(64) NOT NULL,
      at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (kind, object_key, version)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
  'ALTER TABLE faq ADD COLUMN publish_at DATETIME(3) NULL',
  'ALTER TABLE notice ADD COLUMN published TINYINT UNSIGNED NOT NULL DEFAULT 1',
]);
