import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChooseCaptcha1796000000000 implements MigrationInterface {
  name = 'ChooseCaptcha1796000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE game ADD captcha_provider VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL
        DEFAULT 'altcha' AFTER captcha_reply`,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
