import { createChainTables } from './kit-tables.ts';
import { migrationOf } from './migration-of.ts';

/** Runs in the schema of every service with data. */
export const ChainAudit1795200000000 = migrationOf('ChainAudit1795200000000', createChainTables);
