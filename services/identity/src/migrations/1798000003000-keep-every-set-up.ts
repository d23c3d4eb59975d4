import { migrationOf } from '@hub/nest-kit/db';

export const KeepEverySetUp1798000003000 = migrationOf('KeepEverySetUp1798000003000', [
  `CREATE TABLE staff_set_up (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      staff_id INT UNSIGNED NOT NULL,
      by_id INT UNSIGNED NOT NULL,
      set_up_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      INDEX staff_set_up_age (set_up_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`,
  `INSERT INTO staff_set_up (staff_id, by_id, set_up_at)
      SELECT id, set_up_by, set_up_at FROM staff WHERE set_up_by IS NOT NULL AND set_up_at IS NOT NULL`,
  'ALTER TABLE staff DROP COLUMN set_up_by, DROP COLUMN set_up_at',
]);
