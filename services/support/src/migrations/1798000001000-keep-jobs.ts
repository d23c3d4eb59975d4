import { addExportEnd } from '@hub/nest-kit/exports';
import { createScheduleTable } from '@hub/nest-kit/schedules';
import { addJobLists } from '@hub/tickets/server';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the list of background work reads. */
export class KeepJobs1798000001000 implements MigrationInterface {
  name = 'KeepJobs1798000001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [addExportEnd, createScheduleTable, addJobLists]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
