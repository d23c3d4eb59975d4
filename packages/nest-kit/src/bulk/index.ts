export * from './bulk-table.ts';
export * from './bulk-job.entity.ts';
export * from './bulk-kind.ts';
export * from './imported-file.entity.ts';
export * from './imported-file.view.ts';
export * from './bulk-files.ts';
export * from './bulk-repository.ts';
export * from './bulk-lane.ts';
