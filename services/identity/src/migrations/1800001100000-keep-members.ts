import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

export const KeepMembers1800001100000 = migrationOf('KeepMembers1800001100000', [
  `CREATE TABLE member (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    email_mac BINARY(32) NOT NULL,
    email_box VARBINARY(512) NOT NULL,
    profile_box VARBINARY(2048) NULL,
    language VARCHAR(8) ${ASCII} NOT NULL,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    last_login_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE KEY member_email (email_mac),
    KEY member_last_login (last_login_at)
  ) ${TABLE} AUTO_INCREMENT=70001`,
  `CREATE TABLE member_session (
    id BINARY(32) NOT NULL PRIMARY KEY,
    previous_id BINARY(32) NULL,
    ref BINARY(8) NOT NULL,
    member_id INT UNSIGNED NOT NULL,
    chain VARCHAR(64) ${ASCII} NOT NULL,
    previous_chain VARCHAR(64) ${ASCII} NOT NULL DEFAULT '',
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    last_seen_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    rotated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    revoked_at DATETIME(3) NULL,
    device VARCHAR(64) NOT NULL DEFAULT '',
    address VARCHAR(45) ${ASCII} NOT NULL DEFAULT '',
    UNIQUE KEY member_session_ref (member_id, ref),
    KEY member_session_previous (previous_id),
    KEY member_session_age (last_seen_at),
    CONSTRAINT session_of_member FOREIGN KEY (member_id) REFERENCES member (id) ON DELETE RESTRICT ON UPDATE RESTRICT
  ) ${TABLE}`,
  `CREATE TABLE member_code (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    email_mac BINARY(32) NOT NULL,
    code_mac BINARY(32) NOT NULL,
    mail_box VARBINARY(512) NULL,
    language VARCHAR(8) ${ASCII} NOT NULL,
    tries TINYINT UNSIGNED NOT NULL DEFAULT 0,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    spent_at DATETIME(3) NULL,
    KEY member_code_email (email_mac, created_at),
    KEY member_code_age (created_at)
  ) ${TABLE}`,
]);
