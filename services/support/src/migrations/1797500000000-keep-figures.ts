import { createFigureTables } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepFigures1797500000000 implements MigrationInterface {
  name = 'KeepFigures1797500000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of createFigureTables) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
