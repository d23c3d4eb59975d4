export * from './job.ts';
export * from './outbox.entity.ts';
export * from './task-state.ts';
export * from './singleton-job.ts';
export * from './requeue.ts';
export * from './job-runner.ts';
export * from './sweeper.ts';
