export * from './find-keeping.ts';
export * from './merge-newest.ts';
export * from './service-job-routes.ts';
