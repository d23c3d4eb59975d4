import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of a file that are a keyword of their game are counted apart from other codes that the site has already. */
export class TellKeywordTwins1798300002000 implements MigrationInterface {
  name = 'TellKeywordTwins1798300002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE serial_batch ADD COLUMN dup_keyword INT UNSIGNED NOT NULL DEFAULT 0 AFTER dup_in_system',
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
