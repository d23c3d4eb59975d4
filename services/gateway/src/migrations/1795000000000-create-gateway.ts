import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const CreateGateway1795000000000 = migrationOf('CreateGateway1795000000000', [
  `CREATE TABLE remote_version (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      area VARCHAR(16) ${ASCII} NOT NULL,
      build VARCHAR(40) ${ASCII} NOT NULL,
      contract SMALLINT UNSIGNED NOT NULL,
      descriptor MEDIUMTEXT NOT NULL,
      live TINYINT UNSIGNED NULL,
      revision INT UNSIGNED NOT NULL,
      published_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      published_by VARCHAR(64) NOT NULL,
      UNIQUE INDEX remote_version_build (area, build),
      UNIQUE INDEX remote_version_live (area, live),
      UNIQUE INDEX remote_version_revision (area, revision)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
