import { migrationOf } from '../db/migration-of.ts';
import { addExportEnd, createExportTable } from './export-table.ts';

/** Files that somebody asked for. It is called after the first of them, and the name stays. */
export const KeepAuditExports1798000013000 = migrationOf('KeepAuditExports1798000013000', [
  createExportTable,
  addExportEnd,
]);
