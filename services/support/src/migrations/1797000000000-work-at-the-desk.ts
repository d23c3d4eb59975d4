import { addDeskWork } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WorkAtTheDesk1797000000000 implements MigrationInterface {
  name = 'WorkAtTheDesk1797000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of addDeskWork) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
