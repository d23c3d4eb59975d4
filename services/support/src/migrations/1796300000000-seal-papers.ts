import { addPapers } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SealPapers1796300000000 implements MigrationInterface {
  name = 'SealPapers1796300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of addPapers) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
