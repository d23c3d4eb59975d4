import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

export const KeepLegalTexts1800001300000 = migrationOf('KeepLegalTexts1800001300000', [
  `CREATE TABLE legal_version (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      site VARCHAR(32) ${ASCII} NOT NULL,
      number INT UNSIGNED NOT NULL,
      state VARCHAR(12) ${ASCII} NOT NULL,
      draft_of VARCHAR(32) ${ASCII} NULL,
      kind VARCHAR(12) ${ASCII} NOT NULL,
      effective_at DATETIME(3) NULL,
      summary VARCHAR(500) NOT NULL DEFAULT '',
      translations MEDIUMTEXT NULL,
      changed_sections VARCHAR(64) ${ASCII} NOT NULL DEFAULT '',
      revision INT UNSIGNED NOT NULL DEFAULT 1,
      lawyer VARCHAR(60) NULL,
      review_note VARCHAR(300) NOT NULL DEFAULT '',
      reviewed_by VARCHAR(64) NULL,
      reviewed_at DATETIME(3) NULL,
      changed_by VARCHAR(64) NOT NULL,
      changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      UNIQUE KEY legal_version_number (site, number),
      UNIQUE KEY legal_version_draft (draft_of),
      KEY legal_version_effective (site, state, effective_at)
    ) ${TABLE}`,
  `CREATE TABLE legal_section (
      version_id INT UNSIGNED NOT NULL,
      section VARCHAR(12) ${ASCII} NOT NULL,
      title VARCHAR(60) NOT NULL,
      content MEDIUMTEXT NOT NULL,
      translations MEDIUMTEXT NULL,
      since DATETIME(3) NULL,
      PRIMARY KEY (version_id, section)
    ) ${TABLE}`,
]);
