import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const UTF8 = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

/** Until now whatever was published was live. A gateway of before reads `live` and sees no canary. */
export const CreateReleases1800003200000 = migrationOf('CreateReleases1800003200000', [
  'ALTER TABLE remote_version ADD COLUMN last_live_at DATETIME(3) NULL',
  'UPDATE remote_version SET last_live_at = published_at',
  `CREATE TABLE area_release (
      area VARCHAR(16) ${ASCII} NOT NULL PRIMARY KEY,
      revision INT UNSIGNED NOT NULL,
      canary VARCHAR(40) ${ASCII} NULL,
      share TINYINT UNSIGNED NOT NULL DEFAULT 0,
      canary_at DATETIME(3) NULL
    ) ${UTF8}`,
  'INSERT INTO area_release (area, revision) SELECT area, MAX(revision) FROM remote_version GROUP BY area',
  `CREATE TABLE release_event (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      area VARCHAR(16) ${ASCII} NOT NULL,
      revision INT UNSIGNED NOT NULL,
      verb VARCHAR(16) ${ASCII} NOT NULL,
      build VARCHAR(40) ${ASCII} NOT NULL,
      share TINYINT UNSIGNED NULL,
      live_before VARCHAR(40) ${ASCII} NULL,
      made_by VARCHAR(64) NOT NULL,
      reason VARCHAR(300) NOT NULL DEFAULT '',
      facts TEXT NULL,
      made_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      UNIQUE INDEX release_event_revision (area, revision)
    ) ${UTF8}`,
  `CREATE TABLE publish_token (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      area VARCHAR(16) ${ASCII} NOT NULL,
      digest CHAR(64) ${ASCII} NOT NULL,
      made_by VARCHAR(64) NOT NULL,
      made_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      used_at DATETIME(3) NULL,
      revoked_at DATETIME(3) NULL,
      UNIQUE INDEX publish_token_digest (digest)
    ) ${UTF8}`,
]);
