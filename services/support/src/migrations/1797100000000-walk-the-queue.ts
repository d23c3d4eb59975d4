import { addCounters, addQueueIndexes, addSavedFilters, addSearch } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WalkTheQueue1797100000000 implements MigrationInterface {
  name = 'WalkTheQueue1797100000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...addQueueIndexes, ...addCounters, ...addSearch, ...addSavedFilters])
      await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
