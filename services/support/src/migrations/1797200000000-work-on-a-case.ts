import { createWorkTables } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WorkOnACase1797200000000 implements MigrationInterface {
  name = 'WorkOnACase1797200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of createWorkTables) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
