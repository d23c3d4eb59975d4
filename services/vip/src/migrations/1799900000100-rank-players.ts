import { createBulkTable } from '@hub/nest-kit/bulk';
import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';
const ACCOUNT = `game_id VARCHAR(32) ${ASCII} NOT NULL, partner_uid VARCHAR(64) ${ASCII} NOT NULL`;
const FOREVER = "'9999-12-31 00:00:00.000'";

export const RankPlayers1799900000100 = migrationOf('RankPlayers1799900000100', [
  `ALTER TABLE vip_push
    ADD COLUMN ends_at DATETIME(3) NOT NULL DEFAULT ${FOREVER},
    ADD INDEX vip_push_end (game_id, ends_at, partner_uid),
    ADD INDEX vip_push_level (game_id, level, ends_at, partner_uid)`,
  `UPDATE vip_push SET ends_at = IF(level = 0, as_of, COALESCE(until, ${FOREVER}))`,
  `CREATE TABLE vip_entry (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${ACCOUNT},
    level TINYINT UNSIGNED NOT NULL,
    begins_at DATETIME(3) NOT NULL,
    ends_at DATETIME(3) NOT NULL DEFAULT ${FOREVER},
    agent VARCHAR(64) ${ASCII} NOT NULL DEFAULT '',
    agent_name VARCHAR(64) NOT NULL DEFAULT '',
    note VARCHAR(200) NOT NULL DEFAULT '',
    version INT UNSIGNED NOT NULL DEFAULT 1,
    changed_by VARCHAR(64) NOT NULL,
    changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE INDEX vip_entry_account (game_id, partner_uid),
    INDEX vip_entry_end (game_id, ends_at, partner_uid),
    INDEX vip_entry_level (game_id, level, ends_at, partner_uid),
    INDEX vip_entry_begin (game_id, begins_at, partner_uid),
    INDEX vip_entry_agent (game_id, agent, ends_at, partner_uid)
  ) ${TABLE}`,
  `CREATE TABLE vip_earned (
    ${ACCOUNT},
    level TINYINT UNSIGNED NOT NULL,
    begins_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    ends_at DATETIME(3) NOT NULL,
    changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (game_id, partner_uid, level),
    INDEX vip_earned_end (game_id, ends_at, partner_uid),
    INDEX vip_earned_level (game_id, level, ends_at, partner_uid)
  ) ${TABLE}`,
  `CREATE TABLE vip_history (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${ACCOUNT},
    source VARCHAR(8) ${ASCII} NOT NULL,
    action VARCHAR(8) ${ASCII} NOT NULL,
    who VARCHAR(64) NOT NULL,
    reason VARCHAR(300) NOT NULL DEFAULT '',
    before_level TINYINT UNSIGNED NULL,
    before_ends_at DATETIME(3) NULL,
    after_level TINYINT UNSIGNED NULL,
    after_ends_at DATETIME(3) NULL,
    at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    INDEX vip_history_account (game_id, partner_uid, id),
    INDEX vip_history_age (at)
  ) ${TABLE}`,
  `CREATE TABLE vip_rule (
    game_id VARCHAR(32) ${ASCII} NOT NULL PRIMARY KEY,
    is_on TINYINT UNSIGNED NOT NULL,
    days SMALLINT UNSIGNED NOT NULL,
    amount_twd INT UNSIGNED NOT NULL,
    level TINYINT UNSIGNED NOT NULL,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    changed_by VARCHAR(64) NOT NULL,
    changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
  ) ${TABLE}`,
  `CREATE TABLE vip_spender (
    ${ACCOUNT},
    last_on CHAR(10) ${ASCII} NOT NULL,
    PRIMARY KEY (game_id, partner_uid)
  ) ${TABLE}`,
  `CREATE TABLE vip_spend (
    order_id VARCHAR(64) ${ASCII} NOT NULL PRIMARY KEY,
    ${ACCOUNT},
    paid_on CHAR(10) ${ASCII} NULL,
    amount_twd INT UNSIGNED NOT NULL DEFAULT 0,
    refunded_twd INT UNSIGNED NOT NULL DEFAULT 0,
    noted_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    INDEX vip_spend_account (game_id, partner_uid, paid_on, amount_twd, refunded_twd),
    INDEX vip_spend_age (noted_at)
  ) ${TABLE}`,
  `CREATE TABLE vip_refund (
    refund_id VARCHAR(64) ${ASCII} NOT NULL PRIMARY KEY,
    order_id VARCHAR(64) ${ASCII} NOT NULL,
    amount_twd INT UNSIGNED NOT NULL,
    noted_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    INDEX vip_refund_age (noted_at)
  ) ${TABLE}`,
  `CREATE TABLE vip_import (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    state VARCHAR(12) ${ASCII} NOT NULL,
    file_name VARCHAR(100) NOT NULL,
    file_sha256 BINARY(32) NOT NULL,
    row_count INT UNSIGNED NOT NULL DEFAULT 0,
    fresh INT UNSIGNED NOT NULL DEFAULT 0,
    changed INT UNSIGNED NOT NULL DEFAULT 0,
    same INT UNSIGNED NOT NULL DEFAULT 0,
    faults INT UNSIGNED NOT NULL DEFAULT 0,
    fault VARCHAR(16) ${ASCII} NOT NULL DEFAULT '',
    made_by VARCHAR(64) NOT NULL,
    made_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    applied_by VARCHAR(64) NOT NULL DEFAULT '',
    applied_at DATETIME(3) NULL,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    INDEX vip_import_game (game_id, id)
  ) ${TABLE}`,
  `CREATE TABLE vip_import_line (
    import_id INT UNSIGNED NOT NULL,
    line INT UNSIGNED NOT NULL,
    kind VARCHAR(8) ${ASCII} NOT NULL,
    partner_uid VARCHAR(64) ${ASCII} NOT NULL DEFAULT '',
    level TINYINT UNSIGNED NOT NULL DEFAULT 0,
    begins_at DATETIME(3) NULL,
    ends_at DATETIME(3) NULL,
    agent VARCHAR(64) ${ASCII} NOT NULL DEFAULT '',
    agent_name VARCHAR(64) NOT NULL DEFAULT '',
    note VARCHAR(200) NOT NULL DEFAULT '',
    seen_version INT UNSIGNED NOT NULL DEFAULT 0,
    fault VARCHAR(12) ${ASCII} NOT NULL DEFAULT '',
    value VARCHAR(64) NOT NULL DEFAULT '',
    PRIMARY KEY (import_id, line),
    INDEX vip_import_line_kind (import_id, kind, line)
  ) ${TABLE}`,
  createBulkTable,
]);
