import { createHelpedTable } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountHelped1796150000000 implements MigrationInterface {
  name = 'CountHelped1796150000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createHelpedTable);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
