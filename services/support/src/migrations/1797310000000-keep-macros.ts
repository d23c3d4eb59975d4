import { createMacroTables } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepMacros1797310000000 implements MigrationInterface {
  name = 'KeepMacros1797310000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of createMacroTables) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
