import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepEverySetUp1798000003000 implements MigrationInterface {
  name = 'KeepEverySetUp1798000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE staff_set_up (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      staff_id INT UNSIGNED NOT NULL,
      by_id INT UNSIGNED NOT NULL,
      set_up_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      INDEX staff_set_up_age (set_up_at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
    await runner.query(`INSERT INTO staff_set_up (staff_id, by_id, set_up_at)
      SELECT id, set_up_by, set_up_at FROM staff WHERE set_up_by IS NOT NULL AND set_up_at IS NOT NULL`);
    await runner.query('ALTER TABLE staff DROP COLUMN set_up_by, DROP COLUMN set_up_at');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
