import { createApprovalTable, createChainTables, createKitTables, migrationOf } from '@hub/nest-kit/db';
import { createScheduleTable } from '@hub/nest-kit/schedules';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';
const MACHINE = `VARCHAR(32) ${ASCII} NOT NULL`;
const SHORT = `VARCHAR(16) ${ASCII} NOT NULL`;
const SUM = 'INT NOT NULL DEFAULT 0';

const createDeliveries = [
  `CREATE TABLE delivery (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    mail_id ${MACHINE},
    source ${SHORT},
    asked_by ${SHORT} DEFAULT '',
    made_by VARCHAR(64) NOT NULL DEFAULT '',
    reason VARCHAR(100) NOT NULL,
    game_id ${MACHINE},
    server_id ${MACHINE},
    role_id ${MACHINE},
    partner_uid VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
    title VARCHAR(60) NOT NULL,
    body VARCHAR(1000) NOT NULL DEFAULT '',
    items TEXT NOT NULL,
    expire_days SMALLINT UNSIGNED NOT NULL,
    body_hash BINARY(32) NOT NULL,
    batch_id INT UNSIGNED NULL,
    state VARCHAR(12) ${ASCII} NOT NULL DEFAULT 'queued',
    version INT UNSIGNED NOT NULL DEFAULT 1,
    attempt SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    tries SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    uncertain TINYINT UNSIGNED NOT NULL DEFAULT 0,
    due_at DATETIME(3) NULL,
    not_before DATETIME(3) NULL,
    deadline_at DATETIME(3) NULL,
    alarm_at DATETIME(3) NULL,
    late TINYINT UNSIGNED NOT NULL DEFAULT 0,
    lease_until DATETIME(3) NULL,
    lease_token BINARY(16) NULL,
    error VARCHAR(64) ${ASCII} NOT NULL DEFAULT '',
    partner_mail_id VARCHAR(64) NOT NULL DEFAULT '',
    replaces_id INT UNSIGNED NULL,
    replaced_by_id INT UNSIGNED NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE INDEX delivery_mail (mail_id),
    INDEX delivery_due (game_id, due_at),
    INDEX delivery_lease (lease_until),
    INDEX delivery_alarm (alarm_at),
    INDEX delivery_list (game_id, id),
    INDEX delivery_state (game_id, state, id),
    INDEX delivery_late (game_id, late, id),
    INDEX delivery_error (game_id, error, id),
    INDEX delivery_role (game_id, role_id, id),
    INDEX delivery_account (game_id, partner_uid, id),
    INDEX delivery_batch (batch_id, state, id)
  ) ${TABLE}`,
  `CREATE TABLE delivery_try (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    delivery_id INT UNSIGNED NOT NULL,
    game_id ${MACHINE},
    nth SMALLINT UNSIGNED NOT NULL,
    at DATETIME(3) NOT NULL,
    outcome VARCHAR(12) ${ASCII} NOT NULL,
    status SMALLINT UNSIGNED NULL,
    ms INT UNSIGNED NOT NULL,
    error VARCHAR(64) ${ASCII} NOT NULL DEFAULT '',
    counts TINYINT UNSIGNED NOT NULL,
    INDEX delivery_try_of (delivery_id, id),
    INDEX delivery_try_game (game_id, id)
  ) ${TABLE}`,
  `CREATE TABLE delivery_step (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    delivery_id INT UNSIGNED NOT NULL,
    at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    step VARCHAR(12) ${ASCII} NOT NULL,
    by_name VARCHAR(64) NOT NULL DEFAULT '',
    note VARCHAR(300) NOT NULL DEFAULT '',
    INDEX delivery_step_of (delivery_id, id)
  ) ${TABLE}`,
  `CREATE TABLE game_line (
    game_id ${MACHINE} PRIMARY KEY,
    lease_until DATETIME(3) NULL,
    lease_token BINARY(16) NULL,
    circuit VARCHAR(8) ${ASCII} NOT NULL DEFAULT 'closed',
    why VARCHAR(64) ${ASCII} NOT NULL DEFAULT '',
    faults SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    pleas SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    opened_at DATETIME(3) NULL,
    probe_at DATETIME(3) NULL,
    pause_until DATETIME(3) NULL,
    last_delivered_at DATETIME(3) NULL
  ) ${TABLE}`,
];

const createCounts = [
  `CREATE TABLE delivery_move (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    game_id ${MACHINE},
    source ${SHORT},
    from_state ${SHORT} DEFAULT '',
    to_state ${SHORT} DEFAULT '',
    many ${SUM},
    in_time ${SUM},
    unclear ${SUM},
    late_step ${SUM},
    batch_id INT UNSIGNED NOT NULL DEFAULT 0,
    held_step ${SUM}
  ) ${TABLE}`,
  `CREATE TABLE delivery_count (
    game_id ${MACHINE},
    source ${SHORT},
    state ${SHORT},
    many INT NOT NULL,
    PRIMARY KEY (game_id, source, state)
  ) ${TABLE}`,
  `CREATE TABLE delivery_figure (
    game_id ${MACHINE},
    at VARCHAR(13) ${ASCII} NOT NULL,
    source ${SHORT},
    queued ${SUM},
    delivered ${SUM},
    in_time ${SUM},
    late ${SUM},
    rejected ${SUM},
    manual ${SUM},
    unclear ${SUM},
    PRIMARY KEY (game_id, at, source)
  ) ${TABLE}`,
  `CREATE TABLE delivery_turn (id TINYINT UNSIGNED NOT NULL PRIMARY KEY, taken_at DATETIME(3) NOT NULL) ${TABLE}`,
];

const createWork = [
  `CREATE TABLE delivery_batch (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    game_id ${MACHINE},
    name VARCHAR(64) ${ASCII} NOT NULL,
    waiting ${SUM},
    upto INT UNSIGNED NOT NULL DEFAULT 0,
    deadline_at DATETIME(3) NULL,
    arming TINYINT UNSIGNED NULL,
    released_at DATETIME(3) NULL,
    released_by VARCHAR(64) NOT NULL DEFAULT '',
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE INDEX delivery_batch_name (game_id, name),
    INDEX delivery_batch_list (game_id, id),
    INDEX delivery_batch_arm (arming)
  ) ${TABLE}`,
  `CREATE TABLE compensation_quota (
    game_id ${MACHINE} PRIMARY KEY,
    per_day SMALLINT UNSIGNED NOT NULL,
    version INT UNSIGNED NOT NULL DEFAULT 1
  ) ${TABLE}`,
  `CREATE TABLE compensation_used (
    staff_id INT UNSIGNED NOT NULL,
    game_id ${MACHINE},
    day CHAR(10) ${ASCII} NOT NULL,
    used SMALLINT UNSIGNED NOT NULL,
    PRIMARY KEY (staff_id, game_id, day)
  ) ${TABLE}`,
];

export const CreateEvents1798000011000 = migrationOf('CreateEvents1798000011000', [
  ...createKitTables,
  ...createChainTables,
  createScheduleTable,
  createApprovalTable,
  ...createDeliveries,
  ...createCounts,
  ...createWork,
]);
