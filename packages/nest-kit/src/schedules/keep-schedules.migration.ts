import { createScheduleTable } from './schedule-table.ts';
import { migrationOf } from '../db/migration-of.ts';

export const KeepSchedules1799000200100 = migrationOf('KeepSchedules1799000200100', [createScheduleTable]);
