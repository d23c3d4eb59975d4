const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';
const WORDS = `game_id VARCHAR(32) ${ASCII} NOT NULL DEFAULT '',
    language VARCHAR(5) ${ASCII} NOT NULL,
    title VARCHAR(80) NOT NULL,
    content TEXT NOT NULL,
    closes TINYINT UNSIGNED NOT NULL DEFAULT 0`;
const SAVED = `changed_by VARCHAR(64) NOT NULL,
    changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)`;

export const createMacroTables: string[] = [
  `CREATE TABLE macro (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    ${WORDS},
    uses INT UNSIGNED NOT NULL DEFAULT 0,
    version INT UNSIGNED NOT NULL DEFAULT 1,
    ${SAVED},
    archived_at DATETIME(3) NULL,
    seed_key VARCHAR(32) ${ASCII} NULL,
    UNIQUE INDEX macro_seed (seed_key),
    INDEX macro_pick (archived_at, game_id, id)
  ) ${TABLE}`,
  `CREATE TABLE macro_version (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    macro_id INT UNSIGNED NOT NULL,
    version INT UNSIGNED NOT NULL,
    ${WORDS.replaceAll(/ DEFAULT (?:''|0)/g, '')},
    ${SAVED},
    UNIQUE INDEX macro_version_of (macro_id, version),
    CONSTRAINT macro_version_macro FOREIGN KEY (macro_id) REFERENCES macro (id) ON DELETE RESTRICT ON UPDATE RESTRICT
  ) ${TABLE}`,
];
