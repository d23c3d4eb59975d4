import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindPassedSubmits1796000000000 implements MigrationInterface {
  name = 'FindPassedSubmits1796000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE captcha_used ADD INDEX captcha_used_submit (used_by)');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
