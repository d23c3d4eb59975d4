import { createKitTables, migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

const tokenTables = [
  `CREATE TABLE partner_key (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    kid VARCHAR(64) ${ASCII} NOT NULL,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    alg VARCHAR(8) ${ASCII} NOT NULL,
    secret_box VARBINARY(512) NULL,
    public_key TEXT NULL,
    state VARCHAR(8) ${ASCII} NOT NULL DEFAULT 'live',
    not_before DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    expires_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    retired_at DATETIME(3) NULL,
    UNIQUE INDEX partner_key_kid (kid),
    INDEX partner_key_game (game_id, state)
  ) ${TABLE}`,
  `CREATE TABLE revocation (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    scope VARCHAR(8) ${ASCII} NOT NULL,
    game_id VARCHAR(32) ${ASCII} NOT NULL DEFAULT '',
    subject VARCHAR(80) ${ASCII} NOT NULL,
    not_before DATETIME NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE INDEX revocation_subject (scope, game_id, subject),
    INDEX revocation_age (not_before)
  ) ${TABLE}`,
  `CREATE TABLE captcha_used (
    signature BINARY(32) NOT NULL PRIMARY KEY,
    used_by BINARY(32) NOT NULL,
    expires_at DATETIME(3) NOT NULL,
    INDEX captcha_used_age (expires_at)
  ) ${TABLE}`,
];

const staffTables = [
  `CREATE TABLE staff (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    login VARCHAR(64) ${ASCII} NOT NULL,
    name VARCHAR(64) NOT NULL,
    password VARCHAR(200) ${ASCII} NOT NULL,
    totp_box VARBINARY(128) NULL,
    totp_step INT UNSIGNED NULL,
    is_owner TINYINT UNSIGNED NOT NULL DEFAULT 0,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    disabled_at DATETIME(3) NULL,
    UNIQUE INDEX staff_login (login)
  ) ${TABLE}`,
  `CREATE TABLE staff_grant (
    staff_id INT UNSIGNED NOT NULL,
    role VARCHAR(32) ${ASCII} NOT NULL,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    PRIMARY KEY (staff_id, role, game_id),
    CONSTRAINT grant_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE RESTRICT ON UPDATE RESTRICT
  ) ${TABLE}`,
  `CREATE TABLE staff_session (
    id BINARY(32) NOT NULL PRIMARY KEY,
    staff_id INT UNSIGNED NOT NULL,
    csrf VARCHAR(64) ${ASCII} NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    last_seen_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    second_factor_at DATETIME(3) NULL,
    revoked_at DATETIME(3) NULL,
    INDEX staff_session_staff (staff_id),
    INDEX staff_session_age (created_at),
    CONSTRAINT session_of_staff FOREIGN KEY (staff_id) REFERENCES staff (id) ON DELETE RESTRICT ON UPDATE RESTRICT
  ) ${TABLE}`,
  `CREATE TABLE login_guard (
    bucket BINARY(32) NOT NULL PRIMARY KEY,
    failures TINYINT UNSIGNED NOT NULL,
    failed_at DATETIME(3) NOT NULL,
    INDEX login_guard_age (failed_at)
  ) ${TABLE}`,
];

export const CreateIdentity1795000000000 = migrationOf('CreateIdentity1795000000000', [
  ...createKitTables,
  ...tokenTables,
  ...staffTables,
]);
