const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';
const count = (name: string) => `${name} INT UNSIGNED NOT NULL DEFAULT 0`;

export const createFigureTables = [
  `CREATE TABLE figure_event (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    name VARCHAR(48) ${ASCII} NOT NULL,
    kind VARCHAR(12) ${ASCII} NOT NULL,
    at DATETIME(3) NOT NULL,
    filed_at DATETIME(3) NOT NULL,
    ticket_id INT UNSIGNED NOT NULL,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    question_type VARCHAR(32) ${ASCII} NOT NULL,
    agent_id INT UNSIGNED NULL,
    agent_name VARCHAR(64) NULL,
    detail TINYINT UNSIGNED NOT NULL DEFAULT 0,
    commented TINYINT UNSIGNED NOT NULL DEFAULT 0,
    service_s INT UNSIGNED NULL,
    UNIQUE INDEX figure_event_name (name),
    INDEX figure_event_comments (commented, id)
  ) ${TABLE}`,
  `CREATE TABLE figure_pending (
    event_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
    at DATETIME(3) NOT NULL,
    INDEX figure_pending_at (at, event_id)
  ) ${TABLE}`,
  `CREATE TABLE figure_count (
    side VARCHAR(5) ${ASCII} NOT NULL,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    period VARCHAR(10) ${ASCII} NOT NULL,
    member VARCHAR(32) ${ASCII} NOT NULL,
    ${count('filed')},
    ${count('continued')},
    ${count('first_answers')},
    ${count('answers')},
    ${count('closed_player')},
    ${count('closed_staff')},
    ${count('closed_system')},
    ${count('reopened')},
    ${count('csat_good')},
    ${count('csat_bad')},
    ${count('comments')},
    PRIMARY KEY (side, game_id, period, member)
  ) ${TABLE}`,
  `CREATE TABLE figure_time (
    side VARCHAR(5) ${ASCII} NOT NULL,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    period VARCHAR(10) ${ASCII} NOT NULL,
    member VARCHAR(32) ${ASCII} NOT NULL,
    measure VARCHAR(5) ${ASCII} NOT NULL,
    bucket TINYINT UNSIGNED NOT NULL,
    hits INT UNSIGNED NOT NULL,
    PRIMARY KEY (side, game_id, period, member, measure, bucket)
  ) ${TABLE}`,
  `CREATE TABLE figure_backlog (
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    filed_day CHAR(10) ${ASCII} NOT NULL,
    open_cases INT NOT NULL,
    PRIMARY KEY (game_id, filed_day)
  ) ${TABLE}`,
  `CREATE TABLE figure_backlog_day (
    day CHAR(10) ${ASCII} NOT NULL,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    age TINYINT UNSIGNED NOT NULL,
    open_cases INT NOT NULL,
    PRIMARY KEY (day, game_id, age)
  ) ${TABLE}`,
  `CREATE TABLE figure_name (
    side VARCHAR(5) ${ASCII} NOT NULL,
    member VARCHAR(32) ${ASCII} NOT NULL,
    name VARCHAR(64) NOT NULL,
    PRIMARY KEY (side, member)
  ) ${TABLE}`,
  `CREATE TABLE figure_state (
    id TINYINT UNSIGNED NOT NULL PRIMARY KEY,
    snapped_until CHAR(10) ${ASCII} NULL
  ) ${TABLE}`,
  `CREATE TABLE service_holiday (
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    day CHAR(10) ${ASCII} NOT NULL,
    name VARCHAR(64) NOT NULL,
    PRIMARY KEY (game_id, day)
  ) ${TABLE}`,
];
