import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same wrong code again costs no second try: it is known by its keyed hash. */
export class KnowWrongCodes1799000100000 implements MigrationInterface {
  name = 'KnowWrongCodes1799000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE wrong_entry ADD COLUMN code_mac BINARY(32) NULL AFTER why, ADD INDEX wrong_entry_code (lock_id, code_mac)',
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
