import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createScheduleTable } from './schedule-table.ts';

/** Of a service whose rounds left no trace before. */
export class KeepSchedules1799000200100 implements MigrationInterface {
  name = 'KeepSchedules1799000200100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createScheduleTable);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
