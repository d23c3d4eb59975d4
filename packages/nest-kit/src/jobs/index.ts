export * from './find-keeping.ts';
export * from './merge-newest.ts';
export * from './service-jobs.controller.ts';
