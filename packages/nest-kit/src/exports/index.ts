export * from './export.entity.ts';
export * from './export-table.ts';
export * from './export-kind.ts';
export { exportTask } from './export-jobs.ts';
export * from './csv-lines.ts';
export * from './export-box.ts';
export * from './run-export.ts';
export * from './sweep-exports.ts';
