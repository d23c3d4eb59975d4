import { migrationOf } from '../db/migration-of.ts';
import { nameProcesses } from './schedule-table.ts';

export const NameProcesses1800003300000 = migrationOf('NameProcesses1800003300000', [nameProcesses]);
