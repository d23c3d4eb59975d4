import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a service notes what its retention ended. */
export class KeepSwept1799500000000 implements MigrationInterface {
  name = 'KeepSwept1799500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE swept (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      line VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      many INT UNSIGNED NOT NULL,
      oldest DATETIME(3) NULL,
      at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      KEY swept_age (at)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
