import { createExportTable } from '@hub/nest-kit/exports';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepExports1797510000000 implements MigrationInterface {
  name = 'KeepExports1797510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(createExportTable);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
