import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

const statements = [
  `CREATE TABLE audit_log (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    service VARCHAR(16) ${ASCII} NOT NULL,
    seq BIGINT UNSIGNED NOT NULL,
    audit_id BIGINT UNSIGNED NOT NULL,
    at DATETIME(3) NOT NULL,
    actor_kind VARCHAR(16) ${ASCII} NOT NULL,
    actor VARCHAR(64) NOT NULL,
    action VARCHAR(64) ${ASCII} NOT NULL,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    object VARCHAR(64) ${ASCII} NOT NULL,
    detail TEXT NOT NULL,
    rid VARCHAR(64) ${ASCII} NOT NULL,
    address VARCHAR(45) ${ASCII} NOT NULL,
    hash BINARY(32) NOT NULL,
    copied_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE INDEX audit_log_place (service, seq),
    INDEX audit_log_time (at),
    INDEX audit_log_service (service, at),
    INDEX audit_log_actor (actor, at),
    INDEX audit_log_action (action, at),
    INDEX audit_log_game (game_id, at),
    INDEX audit_log_object (object, at)
  ) ${TABLE}`,
  `CREATE TABLE audit_gram (
    gram INT UNSIGNED NOT NULL,
    at DATETIME(3) NOT NULL,
    log_id INT UNSIGNED NOT NULL,
    PRIMARY KEY (gram, at, log_id)
  ) ${TABLE}`,
  `CREATE TABLE audit_source (
    service VARCHAR(16) ${ASCII} NOT NULL PRIMARY KEY,
    seq BIGINT UNSIGNED NOT NULL DEFAULT 0,
    hash BINARY(32) NOT NULL,
    copied_at DATETIME(3) NULL,
    checked_seq BIGINT UNSIGNED NOT NULL DEFAULT 0,
    checked_at DATETIME(3) NULL,
    broken_seq BIGINT UNSIGNED NULL,
    broken_why VARCHAR(200) ${ASCII} NOT NULL DEFAULT ''
  ) ${TABLE}`,
];

export const CreateAuditLog1795210000000 = migrationOf('CreateAuditLog1795210000000', statements);
