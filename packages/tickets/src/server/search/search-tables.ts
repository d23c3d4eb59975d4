const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

/** Every case that is there waits for its first time. */
export const addSearch: string[] = [
  `CREATE TABLE search_game (
    game_no SMALLINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    UNIQUE INDEX search_game_id (game_id)
  ) ${TABLE}`,
  `CREATE TABLE search_gram (
    game_no SMALLINT UNSIGNED NOT NULL,
    gram INT UNSIGNED NOT NULL,
    ticket_id INT UNSIGNED NOT NULL,
    PRIMARY KEY (game_no, gram, ticket_id)
  ) ${TABLE}`,
  `CREATE TABLE gram_df (
    game_no SMALLINT UNSIGNED NOT NULL,
    gram INT UNSIGNED NOT NULL,
    df INT NOT NULL,
    PRIMARY KEY (game_no, gram)
  ) ${TABLE}`,
  `CREATE TABLE search_doc (
    ticket_id INT UNSIGNED NOT NULL PRIMARY KEY,
    game_no SMALLINT UNSIGNED NOT NULL,
    grams MEDIUMBLOB NOT NULL
  ) ${TABLE}`,
  `CREATE TABLE search_todo (
    ticket_id INT UNSIGNED NOT NULL PRIMARY KEY,
    turn TINYINT UNSIGNED NOT NULL,
    asked_at DATETIME(3) NOT NULL,
    round INT UNSIGNED NOT NULL DEFAULT 1,
    INDEX search_todo_next (turn, asked_at, ticket_id)
  ) ${TABLE}`,
  'INSERT INTO search_todo (ticket_id, turn, asked_at) SELECT id, 1, NOW(3) FROM ticket',
];
