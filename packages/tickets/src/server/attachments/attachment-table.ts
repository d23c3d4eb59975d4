const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const createAttachmentTable = `CREATE TABLE attachment (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    public_id VARCHAR(32) ${ASCII} NOT NULL,
    owner VARCHAR(120) ${ASCII} NOT NULL,
    kind VARCHAR(16) ${ASCII} NOT NULL,
    state VARCHAR(8) ${ASCII} NOT NULL,
    ticket_id INT UNSIGNED NULL,
    reply_id INT UNSIGNED NULL,
    position TINYINT UNSIGNED NOT NULL DEFAULT 0,
    file_key VARCHAR(64) ${ASCII} NOT NULL,
    name VARCHAR(100) NOT NULL,
    type VARCHAR(16) ${ASCII} NOT NULL,
    width SMALLINT UNSIGNED NOT NULL,
    height SMALLINT UNSIGNED NOT NULL,
    bytes INT UNSIGNED NOT NULL,
    sha256 BINARY(32) NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    UNIQUE INDEX attachment_public (public_id),
    UNIQUE INDEX attachment_file (file_key),
    INDEX attachment_ticket (ticket_id, created_at),
    CONSTRAINT attachment_of_ticket FOREIGN KEY (ticket_id) REFERENCES ticket (id) ON DELETE RESTRICT ON UPDATE RESTRICT
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`;

/** ID papers are sealed, and what became of them is recorded without saying whose they were. */
export const addPapers: string[] = [
  `ALTER TABLE attachment
    MODIFY COLUMN sha256 BINARY(32) NULL,
    ADD COLUMN kek_id VARCHAR(32) ${ASCII} NULL AFTER sha256,
    ADD COLUMN wrapped_key VARBINARY(96) NULL AFTER kek_id,
    ADD COLUMN destroyed_at DATETIME(3) NULL AFTER wrapped_key,
    ADD INDEX attachment_kind (kind, state, ticket_id)`,
  `CREATE TABLE destruction (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ticket_id INT UNSIGNED NOT NULL,
    files TINYINT UNSIGNED NOT NULL,
    file_numbers VARCHAR(120) ${ASCII} NOT NULL,
    method VARCHAR(64) ${ASCII} NOT NULL,
    destroyed_at DATETIME(3) NOT NULL,
    removed_at DATETIME(3) NULL,
    INDEX destruction_ticket (ticket_id),
    INDEX destruction_age (destroyed_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
];

/** Before this column the cause was always the days after its close. */
export const addDestructionCause: string[] = [
  `ALTER TABLE destruction ADD COLUMN cause VARCHAR(8) ${ASCII} NULL AFTER file_numbers`,
  "UPDATE destruction SET cause = 'closed'",
  `ALTER TABLE destruction MODIFY COLUMN cause VARCHAR(8) ${ASCII} NOT NULL`,
];
