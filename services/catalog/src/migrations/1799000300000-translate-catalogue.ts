import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['game', 'server', 'tip', 'quick_action', 'question_type', 'faq', 'notice'];

export class TranslateCatalogue1799000300000 implements MigrationInterface {
  name = 'TranslateCatalogue1799000300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} ADD COLUMN translations MEDIUMTEXT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
