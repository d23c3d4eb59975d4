export * from './schedule.entity.ts';
export * from './schedule-table.ts';
export * from './watch-schedule.ts';
export * from './keep-schedules.migration.ts';
export * from './name-processes.migration.ts';
