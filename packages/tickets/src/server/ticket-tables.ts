import type { Desk } from '@hub/contracts/tickets';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

export const addHolds: string[] = [
  `ALTER TABLE ticket ADD COLUMN held_at DATETIME(3) NULL AFTER merged_into_id,
    ADD COLUMN held_by VARCHAR(64) NULL AFTER held_at, ADD COLUMN hold_reason VARCHAR(200) NULL AFTER held_by`,
];

/** Statements of a desk's first migration; public numbers begin where the desk says. */
export const createTicketTables = (desk: Desk): string[] => [
  `CREATE TABLE ticket (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    game_name VARCHAR(64) NOT NULL,
    question_type VARCHAR(32) ${ASCII} NOT NULL,
    type_text VARCHAR(64) NOT NULL,
    server_id VARCHAR(32) ${ASCII} NOT NULL,
    server_name VARCHAR(64) NOT NULL,
    partner_uid VARCHAR(64) ${ASCII} NULL,
    role_id VARCHAR(32) NOT NULL,
    in_game_id VARCHAR(32) NOT NULL,
    character_name VARCHAR(64) NOT NULL,
    email VARCHAR(254) NOT NULL,
    email_mac BINARY(32) NOT NULL,
    phone_locale VARCHAR(3) ${ASCII} NULL,
    phone_national VARCHAR(15) ${ASCII} NULL,
    phone_mac BINARY(32) NULL,
    check_mac BINARY(32) NOT NULL,
    check_box VARBINARY(64) NOT NULL,
    content TEXT NOT NULL,
    note VARCHAR(500) NOT NULL DEFAULT '',
    language VARCHAR(5) ${ASCII} NOT NULL,
    status TINYINT UNSIGNED NOT NULL DEFAULT 0,
    is_read TINYINT UNSIGNED NOT NULL DEFAULT 1,
    waiting_since DATETIME(3) NULL,
    answered_at DATETIME(3) NULL,
    csat_time DATETIME(3) NULL,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE INDEX ticket_check (check_mac),
    INDEX ticket_player (game_id, partner_uid, id),
    INDEX ticket_email (email_mac, id),
    INDEX ticket_phone (phone_mac, id),
    INDEX ticket_waiting (waiting_since, id),
    INDEX ticket_game_waiting (game_id, waiting_since, id),
    INDEX ticket_status (status, id),
    INDEX ticket_game_status (game_id, status, id)
  ) AUTO_INCREMENT=${desk.firstNumber} ${TABLE}`,
  `CREATE TABLE reply (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ticket_id INT UNSIGNED NOT NULL,
    is_official TINYINT UNSIGNED NOT NULL,
    staff_id INT UNSIGNED NULL,
    staff_name VARCHAR(64) NULL,
    content TEXT NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    INDEX reply_ticket (ticket_id, id),
    CONSTRAINT reply_of_ticket FOREIGN KEY (ticket_id) REFERENCES ticket (id) ON DELETE RESTRICT ON UPDATE RESTRICT
  ) ${TABLE}`,
];

/** Closing, rating, and the closed case that a new one continues. What was closed before got its time from its last sign. */
export const addTicketClosing: string[] = [
  `ALTER TABLE ticket
    ADD COLUMN closed_at DATETIME(3) NULL AFTER answered_at,
    ADD COLUMN closed_by VARCHAR(8) ${ASCII} NULL AFTER closed_at,
    ADD COLUMN csat TINYINT UNSIGNED NULL AFTER csat_time,
    ADD COLUMN csat_comment VARCHAR(500) NULL AFTER csat,
    ADD COLUMN follows_id INT UNSIGNED NULL AFTER csat_comment,
    ADD INDEX ticket_follows (follows_id),
    ADD CONSTRAINT ticket_follows_ticket FOREIGN KEY (follows_id) REFERENCES ticket (id)
      ON DELETE SET NULL ON UPDATE RESTRICT`,
  `UPDATE ticket SET closed_by = 'system', closed_at = GREATEST(created_at, COALESCE(csat_time, created_at),
      COALESCE((SELECT MAX(reply.created_at) FROM reply WHERE reply.ticket_id = ticket.id), created_at))
    WHERE status = 4`,
];

export const addDeskWork: string[] = [
  `ALTER TABLE ticket
    ADD COLUMN first_answered_at DATETIME(3) NULL AFTER answered_at,
    ADD COLUMN assignee_id INT UNSIGNED NULL AFTER first_answered_at,
    ADD COLUMN assignee_name VARCHAR(64) NULL AFTER assignee_id,
    ADD COLUMN priority TINYINT UNSIGNED NOT NULL DEFAULT 0 AFTER assignee_name,
    ADD COLUMN merged_into_id INT UNSIGNED NULL AFTER follows_id,
    ADD INDEX ticket_merged_into (merged_into_id),
    ADD CONSTRAINT ticket_merged_into_ticket FOREIGN KEY (merged_into_id) REFERENCES ticket (id)
      ON DELETE SET NULL ON UPDATE RESTRICT`,
  `UPDATE ticket SET first_answered_at = (SELECT MIN(reply.created_at) FROM reply
      WHERE reply.ticket_id = ticket.id AND reply.is_official = 1)`,
];
