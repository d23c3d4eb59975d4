import { migrationOf } from '../db/migration-of.ts';
import { addExportEnd, createExportTable } from './export-table.ts';

/** Called after the first of them; the name stays. */
export const KeepAuditExports1798000013000 = migrationOf('KeepAuditExports1798000013000', [
  createExportTable,
  addExportEnd,
]);
