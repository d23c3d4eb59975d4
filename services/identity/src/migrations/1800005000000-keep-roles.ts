import { migrationOf } from '@hub/nest-kit/db';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';

export const KeepRoles1800005000000 = migrationOf('KeepRoles1800005000000', [
  `CREATE TABLE staff_role (
    role VARCHAR(32) ${ASCII} NOT NULL PRIMARY KEY,
    service VARCHAR(32) ${ASCII} NOT NULL,
    words TEXT NOT NULL,
    gone_at DATETIME(3) NULL,
    KEY staff_role_service (service)
  ) ${TABLE}`,
]);
