const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

export const createWorkTables: string[] = [
  `CREATE TABLE staff_note (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ticket_id INT UNSIGNED NOT NULL,
    first_id INT UNSIGNED NULL,
    staff_id INT UNSIGNED NOT NULL,
    staff_name VARCHAR(64) NOT NULL,
    content TEXT NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    INDEX staff_note_ticket (ticket_id, id),
    INDEX staff_note_first (first_id),
    CONSTRAINT staff_note_of_ticket FOREIGN KEY (ticket_id) REFERENCES ticket (id)
      ON DELETE RESTRICT ON UPDATE RESTRICT,
    CONSTRAINT staff_note_version FOREIGN KEY (first_id) REFERENCES staff_note (id)
      ON DELETE RESTRICT ON UPDATE RESTRICT
  ) ${TABLE}`,
  `CREATE TABLE bulk (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    staff_id INT UNSIGNED NOT NULL,
    who TEXT NOT NULL,
    action VARCHAR(8) ${ASCII} NOT NULL,
    content TEXT NOT NULL,
    rid VARCHAR(64) ${ASCII} NOT NULL,
    address VARCHAR(45) ${ASCII} NOT NULL,
    done_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    INDEX bulk_staff (staff_id, id)
  ) ${TABLE}`,
  `CREATE TABLE bulk_item (
    bulk_id INT UNSIGNED NOT NULL,
    ticket_id INT UNSIGNED NOT NULL,
    result VARCHAR(8) ${ASCII} NULL,
    done_at DATETIME(3) NULL,
    PRIMARY KEY (bulk_id, ticket_id),
    CONSTRAINT bulk_item_of_bulk FOREIGN KEY (bulk_id) REFERENCES bulk (id) ON DELETE CASCADE ON UPDATE RESTRICT
  ) ${TABLE}`,
];

export const addJobLists = 'ALTER TABLE bulk ADD INDEX bulk_created (created_at)';
