import { migrationOf } from '../db/migration-of.ts';

export const KeepSwept1799500000000 = migrationOf('KeepSwept1799500000000', [
  `CREATE TABLE swept (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      line VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      many INT UNSIGNED NOT NULL,
      oldest DATETIME(3) NULL,
      at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      KEY swept_age (at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
