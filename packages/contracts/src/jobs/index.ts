export * from './messages.ts';
export * from './service-jobs.calls.ts';
