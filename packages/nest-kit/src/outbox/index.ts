export * from './job.ts';
export * from './outbox.entity.ts';
export * from './task-state.ts';
export * from './standing.ts';
export * from './arm-again.ts';
export * from './job-runner.ts';
export * from './sweeper.ts';
