export const createHandOverTable = `CREATE TABLE hand_over (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    code_hash BINARY(32) NOT NULL,
    watch_hash BINARY(32) NOT NULL,
    game_id VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    box MEDIUMBLOB NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    opened_at DATETIME(3) NULL,
    opened_key BINARY(32) NULL,
    ticket_id INT UNSIGNED NULL,
    UNIQUE INDEX hand_over_code (code_hash),
    UNIQUE INDEX hand_over_watch (watch_hash),
    INDEX hand_over_age (created_at)
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`;
