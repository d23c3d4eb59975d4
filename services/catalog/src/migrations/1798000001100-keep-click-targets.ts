import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A target belongs to a game, whose people may change it, or to every game; how often it was opened is kept. */
export class KeepClickTargets1798000001100 implements MigrationInterface {
  name = 'KeepClickTargets1798000001100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE click_target
      ADD COLUMN game_id VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '*' AFTER id,
      ADD COLUMN opened INT UNSIGNED NOT NULL DEFAULT 0`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
