import { migrationOf } from '@hub/nest-kit/db';
import { createBulkTable } from '@hub/nest-kit/bulk';
import { addExportEnd, createExportTable } from '@hub/nest-kit/exports';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const BYTES = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';
const MACHINE = `VARCHAR(32) ${ASCII} NOT NULL`;
const SHORT = `VARCHAR(16) ${ASCII} NOT NULL`;
const COUNT = 'INT UNSIGNED NOT NULL DEFAULT 0';
const NAME = "VARCHAR(64) NOT NULL DEFAULT ''";
const MADE = 'DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)';

const createProgram = [
  `CREATE TABLE event (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    game_id ${MACHINE},
    name VARCHAR(40) NOT NULL,
    intro VARCHAR(500) NOT NULL DEFAULT '',
    art ${SHORT},
    starts_at DATETIME(3) NOT NULL,
    ends_at DATETIME(3) NOT NULL,
    error_limit SMALLINT UNSIGNED NOT NULL,
    pace ${SHORT},
    keyword TINYINT UNSIGNED NOT NULL DEFAULT 0,
    published_at DATETIME(3) NULL,
    published_by ${NAME},
    stopped_at DATETIME(3) NULL,
    removed_at DATETIME(3) NULL,
    draft TEXT NOT NULL,
    changed TINYINT UNSIGNED NOT NULL DEFAULT 1,
    changed_by ${NAME},
    changed_at ${MADE},
    version INT UNSIGNED NOT NULL DEFAULT 1,
    created_at ${MADE},
    INDEX event_list (game_id, id)
  ) ${TABLE}`,
  `CREATE TABLE event_category (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    event_id INT UNSIGNED NOT NULL,
    place SMALLINT UNSIGNED NOT NULL,
    title VARCHAR(40) NOT NULL,
    per_account SMALLINT UNSIGNED NOT NULL DEFAULT 1,
    open TINYINT UNSIGNED NOT NULL DEFAULT 1,
    live TINYINT UNSIGNED NOT NULL DEFAULT 0,
    mail_title VARCHAR(60) NOT NULL,
    mail_body VARCHAR(1000) NOT NULL DEFAULT '',
    items TEXT NOT NULL,
    expire_days SMALLINT UNSIGNED NOT NULL,
    INDEX event_category_event (event_id, place)
  ) ${TABLE}`,
];

const createSerials = [
  `CREATE TABLE serial_batch (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    event_id INT UNSIGNED NOT NULL,
    category_id INT UNSIGNED NOT NULL,
    game_id ${MACHINE},
    kind ${SHORT},
    name VARCHAR(60) NOT NULL,
    state ${SHORT},
    file_name VARCHAR(100) NOT NULL DEFAULT '',
    file_sha256 BINARY(32) NULL,
    file_hold BINARY(32) NULL,
    row_count ${COUNT},
    accepted ${COUNT},
    blank ${COUNT},
    too_short ${COUNT},
    too_long ${COUNT},
    bad_chars ${COUNT},
    many_cells ${COUNT},
    bad_category ${COUNT},
    dup_in_file ${COUNT},
    dup_in_system ${COUNT},
    dup_keyword ${COUNT},
    skip_bad TINYINT UNSIGNED NOT NULL DEFAULT 0,
    codes ${COUNT},
    first_code ${COUNT},
    used ${COUNT},
    cap INT UNSIGNED NULL,
    code_length TINYINT UNSIGNED NULL,
    made_by ${NAME},
    made_by_id INT UNSIGNED NOT NULL DEFAULT 0,
    ready_at DATETIME(3) NULL,
    disabled_at DATETIME(3) NULL,
    disabled_by ${NAME},
    download_for INT UNSIGNED NULL,
    download_until DATETIME(3) NULL,
    downloaded_at DATETIME(3) NULL,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    created_at ${MADE},
    UNIQUE INDEX serial_batch_file (event_id, file_hold),
    INDEX serial_batch_list (game_id, id),
    INDEX serial_batch_event (event_id, id)
  ) ${TABLE}`,
  `CREATE TABLE serial_code (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    code_mac BINARY(32) NOT NULL,
    event_id INT UNSIGNED NOT NULL,
    category_id INT UNSIGNED NOT NULL,
    batch_id INT UNSIGNED NOT NULL,
    used ${COUNT},
    cap INT UNSIGNED NOT NULL DEFAULT 1,
    claimed_by VARCHAR(100) ${BYTES} NULL,
    claimed_at DATETIME(3) NULL,
    UNIQUE INDEX serial_code_mac (code_mac, event_id)
  ) ${TABLE}`,
  `CREATE TABLE serial_fault (
    batch_id INT UNSIGNED NOT NULL,
    line INT UNSIGNED NOT NULL,
    fault ${SHORT},
    cell VARCHAR(64) NOT NULL,
    PRIMARY KEY (batch_id, line)
  ) ${TABLE}`,
  createBulkTable,
];

const PLAYER = `server_id ${MACHINE},
    role_id ${MACHINE},
    role_name VARCHAR(64) NOT NULL DEFAULT '',
    partner_uid VARCHAR(64) ${BYTES} NOT NULL DEFAULT ''`;

const createRedeeming = [
  `CREATE TABLE redemption (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    event_id INT UNSIGNED NOT NULL,
    category_id INT UNSIGNED NOT NULL,
    batch_id INT UNSIGNED NULL,
    code_id INT UNSIGNED NULL,
    use_no INT UNSIGNED NOT NULL DEFAULT 1,
    account VARCHAR(100) ${BYTES} NOT NULL,
    slot SMALLINT UNSIGNED NOT NULL,
    game_id ${MACHINE},
    ${PLAYER},
    code_seal VARBINARY(160) NULL,
    mail_id ${MACHINE},
    given_by ${NAME},
    reason VARCHAR(300) NOT NULL DEFAULT '',
    created_at ${MADE},
    UNIQUE INDEX redemption_code (code_id, use_no),
    UNIQUE INDEX redemption_slot (event_id, category_id, account, slot),
    UNIQUE INDEX redemption_mail (mail_id),
    INDEX redemption_list (event_id, id),
    INDEX redemption_day (event_id, created_at, category_id),
    INDEX redemption_batch (batch_id, id),
    INDEX redemption_account (game_id, partner_uid, id),
    INDEX redemption_role (game_id, role_id, id)
  ) ${TABLE}`,
  `CREATE TABLE redeem_lock (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    event_id INT UNSIGNED NOT NULL,
    account VARCHAR(100) ${BYTES} NOT NULL,
    fails SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    locked_at DATETIME(3) NULL,
    game_id ${MACHINE},
    ${PLAYER},
    last_at ${MADE},
    UNIQUE INDEX redeem_lock_account (event_id, account),
    INDEX redeem_lock_locked (event_id, locked_at),
    INDEX redeem_lock_fails (event_id, fails),
    INDEX redeem_lock_player (game_id, partner_uid, id),
    INDEX redeem_lock_role (game_id, role_id, id)
  ) ${TABLE}`,
  `CREATE TABLE wrong_entry (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    event_id INT UNSIGNED NOT NULL,
    lock_id INT UNSIGNED NOT NULL,
    why ${SHORT},
    at ${MADE},
    INDEX wrong_entry_lock (lock_id, id),
    INDEX wrong_entry_day (event_id, at)
  ) ${TABLE}`,
];

export const AddCodes1798200000000 = migrationOf('AddCodes1798200000000', [
  ...createProgram,
  ...createSerials,
  ...createRedeeming,
  createExportTable,
  addExportEnd,
]);
