import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createChainTables } from './kit-tables.ts';

/** Runs in the schema of every service with data. */
export class ChainAudit1795200000000 implements MigrationInterface {
  name = 'ChainAudit1795200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of createChainTables) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
