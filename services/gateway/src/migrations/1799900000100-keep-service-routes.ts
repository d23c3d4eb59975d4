import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export const KeepServiceRoutes1799900000100 = migrationOf('KeepServiceRoutes1799900000100', [
  `CREATE TABLE service_routes (
      service VARCHAR(32) ${ASCII} NOT NULL PRIMARY KEY,
      mark VARCHAR(64) ${ASCII} NOT NULL,
      table_rows MEDIUMTEXT NOT NULL,
      heard_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
]);
