import { Approval } from '../approval/approval.entity.ts';
import { Audit } from '../audit/audit.ts';
import { AuditAnchor, AuditChain, AuditPending } from '../audit/audit-tables.entity.ts';
import { InboxRow } from '../integration-events/inbox.entity.ts';
import { OutboxRow } from '../outbox/outbox.entity.ts';
import { CounterRow } from './counter.ts';
import { Heartbeat } from './heartbeat.ts';
import { IdemRow } from './idempotency.ts';

export const kitEntities = [
  OutboxRow,
  IdemRow,
  CounterRow,
  Audit,
  AuditPending,
  AuditChain,
  AuditAnchor,
  InboxRow,
  Approval,
  Heartbeat,
];

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

export const createKitTables = [
  `CREATE TABLE outbox (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    job VARCHAR(64) ${ASCII} NOT NULL,
    dedupe_key VARCHAR(96) ${ASCII} NOT NULL,
    payload TEXT NOT NULL,
    next_at DATETIME(3) NULL,
    lease_until DATETIME(3) NULL,
    lease_token BINARY(16) NULL,
    attempt SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    done_at DATETIME(3) NULL,
    failed_at DATETIME(3) NULL,
    last_error VARCHAR(500) NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE INDEX outbox_dedupe (dedupe_key),
    INDEX outbox_due (next_at, id),
    INDEX outbox_done (done_at),
    INDEX outbox_failed (failed_at)
  ) ${TABLE}`,
  `CREATE TABLE idem (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    scope VARCHAR(120) ${ASCII} NOT NULL,
    idem_key VARCHAR(64) ${ASCII} NOT NULL,
    request_hash BINARY(32) NOT NULL,
    result_id INT UNSIGNED NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE INDEX idem_key (scope, idem_key),
    INDEX idem_age (created_at)
  ) ${TABLE}`,
  `CREATE TABLE counter (
    bucket BINARY(32) NOT NULL,
    window_start DATETIME NOT NULL,
    hits INT UNSIGNED NOT NULL,
    PRIMARY KEY (bucket, window_start),
    INDEX counter_age (window_start)
  ) ${TABLE}`,
  `CREATE TABLE audit (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    actor_kind VARCHAR(16) ${ASCII} NOT NULL,
    actor VARCHAR(64) NOT NULL,
    action VARCHAR(64) ${ASCII} NOT NULL,
    game_id VARCHAR(32) ${ASCII} NOT NULL DEFAULT '',
    object VARCHAR(64) ${ASCII} NOT NULL,
    detail TEXT NOT NULL,
    rid VARCHAR(64) ${ASCII} NOT NULL,
    address VARCHAR(45) ${ASCII} NOT NULL
  ) ${TABLE}`,
];

/** A migration of its own: services with data were there before. Older rows wait for their place. */
export const createChainTables = [
  `CREATE TABLE audit_pending (
    audit_id BIGINT UNSIGNED NOT NULL PRIMARY KEY
  ) ${TABLE}`,
  `CREATE TABLE audit_chain (
    seq BIGINT UNSIGNED NOT NULL PRIMARY KEY,
    audit_id BIGINT UNSIGNED NOT NULL,
    hash BINARY(32) NOT NULL,
    UNIQUE INDEX audit_chain_row (audit_id)
  ) ${TABLE}`,
  `CREATE TABLE audit_anchor (
    day CHAR(10) ${ASCII} NOT NULL PRIMARY KEY,
    seq BIGINT UNSIGNED NOT NULL,
    hash BINARY(32) NOT NULL,
    made_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
  ) ${TABLE}`,
  `CREATE TABLE inbox (
    id VARCHAR(64) ${ASCII} NOT NULL PRIMARY KEY,
    fact VARCHAR(64) ${ASCII} NOT NULL,
    taken_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    INDEX inbox_age (taken_at)
  ) ${TABLE}`,
  'INSERT INTO audit_pending (audit_id) SELECT id FROM audit',
];
