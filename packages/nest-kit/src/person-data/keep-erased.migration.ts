import { migrationOf } from '../db/migration-of.ts';

export const KeepErased1800001400000 = migrationOf('KeepErased1800001400000', [
  `CREATE TABLE erased (
      request_id INT UNSIGNED NOT NULL,
      category VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      many INT UNSIGNED NOT NULL,
      at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (request_id, category),
      KEY erased_age (at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
