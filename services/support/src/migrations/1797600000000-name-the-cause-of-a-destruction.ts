import { addDestructionCause } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameTheCauseOfADestruction1797600000000 implements MigrationInterface {
  name = 'NameTheCauseOfADestruction1797600000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of addDestructionCause) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
