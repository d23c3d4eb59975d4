import { addExportEnd, createExportTable } from '@hub/nest-kit/exports';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of the audit that somebody asked for. */
export class KeepAuditExports1798000013000 implements MigrationInterface {
  name = 'KeepAuditExports1798000013000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [createExportTable, addExportEnd]) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
