import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteSetUps1797410000000 implements MigrationInterface {
  name = 'NoteSetUps1797410000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE staff ADD COLUMN set_up_by INT UNSIGNED NULL, ADD COLUMN set_up_at DATETIME(3) NULL',
    );
    await runner.query('ALTER TABLE partner_key ADD INDEX partner_key_list (game_id, id)');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
