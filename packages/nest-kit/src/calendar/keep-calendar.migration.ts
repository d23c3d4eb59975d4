import { migrationOf } from '../db/migration-of.ts';

export const KeepCalendar1799700000000 = migrationOf('KeepCalendar1799700000000', [
  `CREATE TABLE calendar (
    name VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
    rule VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    next_at DATETIME(3) NOT NULL
  ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
