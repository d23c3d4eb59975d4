import type { MigrationInterface, QueryRunner } from 'typeorm';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

export class LinkGames1798000010010 implements MigrationInterface {
  name = 'LinkGames1798000010010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE partner_key ADD COLUMN purpose VARCHAR(8) ${ASCII} NOT NULL DEFAULT 'token'`);
    await runner.query(`CREATE TABLE game_link (
      game_id VARCHAR(32) ${ASCII} NOT NULL PRIMARY KEY,
      base_url VARCHAR(200) ${ASCII} NOT NULL,
      changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
