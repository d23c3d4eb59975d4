import { addHolds } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HoldCases1799500100000 implements MigrationInterface {
  name = 'HoldCases1799500100000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of addHolds) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
