const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

const CELL = `game_id VARCHAR(32) ${ASCII} NOT NULL,
    status TINYINT UNSIGNED NOT NULL,
    question_type VARCHAR(32) ${ASCII} NOT NULL,
    assignee_id INT UNSIGNED NOT NULL,
    language VARCHAR(5) ${ASCII} NOT NULL,
    priority TINYINT UNSIGNED NOT NULL`;

export const addCounters: string[] = [
  `CREATE TABLE queue_count (
    ${CELL},
    many INT NOT NULL,
    PRIMARY KEY (game_id, status, question_type, assignee_id, language, priority)
  ) ${TABLE}`,
  `CREATE TABLE queue_delta (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${CELL},
    step TINYINT NOT NULL
  ) ${TABLE}`,
  `CREATE TABLE desk_turn (id TINYINT UNSIGNED NOT NULL PRIMARY KEY, taken_at DATETIME(3) NOT NULL) ${TABLE}`,
  `INSERT INTO queue_count SELECT game_id, status, question_type, COALESCE(assignee_id, 0), language, priority, COUNT(*)
    FROM ticket GROUP BY 1, 2, 3, 4, 5, 6`,
];
