export * from './job.ts';
export * from './outbox.entity.ts';
export * from './standing.ts';
export * from './arm-again.ts';
export * from './relay.ts';
export * from './job-runner.ts';
export * from './sweeper.ts';
export * from './job-worker.ts';
