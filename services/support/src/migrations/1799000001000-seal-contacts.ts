import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The worker seals what is there, in slices; until then a row has its contact as before. */
export class SealContacts1799000001000 implements MigrationInterface {
  name = 'SealContacts1799000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ticket ADD COLUMN contact_box VARBINARY(512) NULL AFTER phone_mac');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
