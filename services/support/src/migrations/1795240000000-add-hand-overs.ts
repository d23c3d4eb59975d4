import { createHandOverTable } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddHandOvers1795240000000 implements MigrationInterface {
  name = 'AddHandOvers1795240000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createHandOverTable);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
