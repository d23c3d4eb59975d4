import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const KeepAcceptances1800001700000 = migrationOf('KeepAcceptances1800001700000', [
  `CREATE TABLE legal_acceptance (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      member_id VARCHAR(32) ${ASCII} NOT NULL,
      site VARCHAR(32) ${ASCII} NOT NULL,
      version INT UNSIGNED NOT NULL,
      accepted_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      UNIQUE KEY legal_acceptance_once (member_id, site, version)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
