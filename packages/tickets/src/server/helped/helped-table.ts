const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const createHelpedTable = `CREATE TABLE helped (
  day DATE NOT NULL,
  game_id VARCHAR(32) ${ASCII} NOT NULL,
  question_type VARCHAR(32) ${ASCII} NOT NULL,
  article_id INT UNSIGNED NOT NULL,
  hits INT UNSIGNED NOT NULL,
  PRIMARY KEY (day, game_id, question_type, article_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`;
