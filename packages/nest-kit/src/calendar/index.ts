export * from './calendar.entity.ts';
export * from './keep-calendar.migration.ts';
export * from './run-calendar.ts';
