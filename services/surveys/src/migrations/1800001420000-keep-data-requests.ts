import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';
const NOW = 'DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)';

export const KeepDataRequests1800001420000 = migrationOf('KeepDataRequests1800001420000', [
  `CREATE TABLE data_request (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    kind VARCHAR(8) ${ASCII} NOT NULL,
    state VARCHAR(8) ${ASCII} NOT NULL,
    member_id VARCHAR(64) ${ASCII} NULL,
    open_key VARCHAR(80) ${ASCII} NULL,
    opened_by VARCHAR(64) NOT NULL DEFAULT '',
    box_name BINARY(16) NOT NULL,
    box BLOB NULL,
    proof VARCHAR(300) NOT NULL DEFAULT '',
    held_at DATETIME(3) NULL,
    held_by VARCHAR(64) NOT NULL DEFAULT '',
    hold_reason VARCHAR(300) NOT NULL DEFAULT '',
    due_at DATETIME(3) NOT NULL,
    closed_at DATETIME(3) NULL,
    record_sha256 BINARY(32) NULL,
    next_at DATETIME(3) NULL,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    created_at ${NOW},
    UNIQUE INDEX data_request_open (open_key),
    INDEX data_request_list (state, id),
    INDEX data_request_due (closed_at, due_at),
    INDEX data_request_member (member_id, id),
    INDEX data_request_next (next_at)
  ) ${TABLE}`,
  `CREATE TABLE data_request_area (
    request_id INT UNSIGNED NOT NULL,
    area VARCHAR(32) ${ASCII} NOT NULL,
    state VARCHAR(8) ${ASCII} NOT NULL,
    destroyed TEXT NOT NULL,
    kept TEXT NOT NULL,
    attempts INT UNSIGNED NOT NULL DEFAULT 0,
    tried_at DATETIME(3) NULL,
    done_at DATETIME(3) NULL,
    PRIMARY KEY (request_id, area)
  ) ${TABLE}`,
  `CREATE TABLE data_request_step (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    request_id INT UNSIGNED NOT NULL,
    step VARCHAR(16) ${ASCII} NOT NULL,
    by_name VARCHAR(64) NOT NULL DEFAULT '',
    note VARCHAR(300) NOT NULL DEFAULT '',
    at ${NOW},
    INDEX data_request_step_of (request_id, id)
  ) ${TABLE}`,
]);
