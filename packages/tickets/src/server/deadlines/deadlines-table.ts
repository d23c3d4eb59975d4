const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

export const createDeadlines: string[] = [
  `CREATE TABLE case_deadline (
    ticket_id INT UNSIGNED NOT NULL PRIMARY KEY,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    kind VARCHAR(16) ${ASCII} NOT NULL,
    filed_at DATETIME(3) NOT NULL,
    due_at DATETIME(3) NOT NULL,
    ended_at DATETIME(3) NULL,
    ended_by VARCHAR(12) ${ASCII} NULL,
    known_on CHAR(10) ${ASCII} NULL,
    history_from CHAR(10) ${ASCII} NULL,
    history_until CHAR(10) ${ASCII} NULL,
    fee VARCHAR(8) ${ASCII} NULL,
    fee_at DATETIME(3) NULL,
    fee_by VARCHAR(64) NULL,
    fee_note VARCHAR(200) NULL,
    INDEX case_deadline_running (ended_at, due_at, ticket_id, game_id, kind, fee),
    INDEX case_deadline_due (due_at, ticket_id, game_id, kind, ended_at, ended_by, fee),
    CONSTRAINT deadline_of_ticket FOREIGN KEY (ticket_id) REFERENCES ticket (id) ON DELETE CASCADE ON UPDATE RESTRICT
  ) ${TABLE}`,
];
