import { createChainTables } from './kit-tables.ts';
import { migrationOf } from './migration-of.ts';

export const ChainAudit1795200000000 = migrationOf('ChainAudit1795200000000', createChainTables);
