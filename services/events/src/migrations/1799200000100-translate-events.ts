import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events and their rewards in every language, and what is in a reward as players read it. */
export class TranslateEvents1799200000100 implements MigrationInterface {
  name = 'TranslateEvents1799200000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE event ADD COLUMN translations MEDIUMTEXT NULL AFTER intro');
    await runner.query(
      "ALTER TABLE event_category ADD COLUMN contents VARCHAR(120) NOT NULL DEFAULT '' AFTER title, ADD COLUMN translations MEDIUMTEXT NULL AFTER contents",
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
