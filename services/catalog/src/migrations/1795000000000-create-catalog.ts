import { createKitTables, migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';
const ofGame = (name: string) =>
  `CONSTRAINT ${name}_of_game FOREIGN KEY (game_id) REFERENCES game (game_id) ON DELETE RESTRICT ON UPDATE RESTRICT`;

const createCatalogTables = [
  `CREATE TABLE game (
    game_id VARCHAR(32) ${ASCII} NOT NULL PRIMARY KEY,
    sort SMALLINT UNSIGNED NOT NULL,
    name VARCHAR(64) NOT NULL,
    site VARCHAR(255) ${ASCII} NOT NULL,
    tw TINYINT UNSIGNED NULL,
    os TINYINT UNSIGNED NOT NULL,
    min_amount_twd INT UNSIGNED NOT NULL,
    report_form VARCHAR(8) ${ASCII} NOT NULL,
    service_from VARCHAR(5) ${ASCII} NOT NULL,
    service_until VARCHAR(5) ${ASCII} NOT NULL,
    line_show TINYINT UNSIGNED NOT NULL,
    line_account_name VARCHAR(64) NOT NULL,
    line_add_friend_link VARCHAR(255) ${ASCII} NOT NULL,
    line_guide_link VARCHAR(255) ${ASCII} NOT NULL,
    captcha_create TINYINT UNSIGNED NOT NULL,
    captcha_reply TINYINT UNSIGNED NOT NULL,
    hidden_at DATETIME(3) NULL
  ) ${TABLE}`,
  `CREATE TABLE server (
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    server_id VARCHAR(32) ${ASCII} NOT NULL,
    name VARCHAR(64) NOT NULL,
    status VARCHAR(16) ${ASCII} NOT NULL,
    sort SMALLINT UNSIGNED NOT NULL,
    PRIMARY KEY (game_id, server_id),
    ${ofGame('server')}
  ) ${TABLE}`,
  `CREATE TABLE tip (
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    sort SMALLINT UNSIGNED NOT NULL,
    text VARCHAR(255) NOT NULL,
    PRIMARY KEY (game_id, sort),
    ${ofGame('tip')}
  ) ${TABLE}`,
  `CREATE TABLE quick_action (
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    url VARCHAR(120) ${ASCII} NOT NULL,
    label VARCHAR(64) NOT NULL,
    audience VARCHAR(16) ${ASCII} NOT NULL,
    starts_at DATETIME(3) NULL,
    ends_at DATETIME(3) NULL,
    PRIMARY KEY (game_id, url),
    ${ofGame('quick_action')}
  ) ${TABLE}`,
  `CREATE TABLE theme (
    theme_id VARCHAR(32) ${ASCII} NOT NULL PRIMARY KEY,
    hue SMALLINT UNSIGNED NOT NULL,
    chroma_percent SMALLINT UNSIGNED NOT NULL,
    accent_hue SMALLINT UNSIGNED NOT NULL,
    radius TINYINT UNSIGNED NOT NULL,
    family VARCHAR(16) ${ASCII} NOT NULL,
    seed INT UNSIGNED NOT NULL,
    version VARCHAR(8) ${ASCII} NOT NULL,
    css TEXT NOT NULL,
    picture MEDIUMTEXT NOT NULL,
    emblem TEXT NOT NULL
  ) ${TABLE}`,
  `CREATE TABLE question_type (
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    code VARCHAR(32) ${ASCII} NOT NULL,
    label VARCHAR(64) NOT NULL,
    token_only TINYINT UNSIGNED NOT NULL,
    starts_at DATETIME(3) NULL,
    ends_at DATETIME(3) NULL,
    sort SMALLINT UNSIGNED NOT NULL,
    PRIMARY KEY (game_id, code)
  ) ${TABLE}`,
  `CREATE TABLE faq (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    site VARCHAR(32) ${ASCII} NOT NULL,
    type_id VARCHAR(32) ${ASCII} NOT NULL,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    title VARCHAR(120) NOT NULL,
    content MEDIUMTEXT NOT NULL,
    sort SMALLINT UNSIGNED NOT NULL,
    published TINYINT UNSIGNED NOT NULL,
    INDEX faq_site (site, sort)
  ) ${TABLE}`,
  `CREATE TABLE notice (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    game_id VARCHAR(32) ${ASCII} NOT NULL,
    kind VARCHAR(16) ${ASCII} NOT NULL,
    title VARCHAR(120) NOT NULL,
    content TEXT NOT NULL,
    starts_at DATETIME(3) NOT NULL,
    ends_at DATETIME(3) NULL,
    INDEX notice_end (ends_at)
  ) ${TABLE}`,
  `CREATE TABLE click_target (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    url VARCHAR(1024) ${ASCII} NOT NULL,
    hosts VARCHAR(512) ${ASCII} NOT NULL,
    audience VARCHAR(16) ${ASCII} NOT NULL,
    starts_at DATETIME(3) NULL,
    ends_at DATETIME(3) NULL
  ) ${TABLE}`,
  `CREATE TABLE site_config (
    name VARCHAR(32) ${ASCII} NOT NULL PRIMARY KEY,
    value VARCHAR(255) ${ASCII} NOT NULL
  ) ${TABLE}`,
];

export const CreateCatalog1795000000000 = migrationOf('CreateCatalog1795000000000', [
  ...createKitTables,
  ...createCatalogTables,
]);
