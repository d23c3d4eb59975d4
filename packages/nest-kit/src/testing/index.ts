export * from './clock.ts';
export * from './databases.ts';
export * from './identities.ts';
export * from './partner-calls.ts';
export * from './fake-service.ts';
export * from './live-ear.ts';
export * from './line-switch.ts';
export * from './pass-years.ts';
