const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

export const createMailLog: string[] = [
  `CREATE TABLE mail (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    mail_key VARCHAR(96) ${ASCII} NOT NULL,
    kind VARCHAR(16) ${ASCII} NOT NULL,
    ticket_id INT UNSIGNED NOT NULL,
    address VARCHAR(80) NOT NULL,
    address_mac BINARY(32) NOT NULL,
    state VARCHAR(8) ${ASCII} NOT NULL,
    attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    resends SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    answer VARCHAR(120) ${ASCII} NOT NULL DEFAULT '',
    token CHAR(32) ${ASCII} NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE INDEX mail_key (mail_key),
    UNIQUE INDEX mail_token (token),
    INDEX mail_state (state, id),
    INDEX mail_ticket (ticket_id, id),
    CONSTRAINT mail_of_ticket FOREIGN KEY (ticket_id) REFERENCES ticket (id) ON DELETE RESTRICT ON UPDATE RESTRICT
  ) ${TABLE}`,
  `CREATE TABLE dead_address (
    address_mac BINARY(32) NOT NULL PRIMARY KEY,
    status VARCHAR(16) ${ASCII} NOT NULL,
    bounced_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
  ) ${TABLE}`,
];
