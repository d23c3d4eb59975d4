import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PlaceQuickActions1796100000000 implements MigrationInterface {
  name = 'PlaceQuickActions1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE quick_action
        ADD COLUMN place VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'everywhere' AFTER audience`,
    );
    // The reward of 2023 was for the website from the beginning.
    await runner.query("UPDATE quick_action SET place = 'web' WHERE game_id = 'g83tw' AND url = '/click/1'");
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
