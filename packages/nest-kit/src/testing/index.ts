export * from './databases.ts';
export * from './identities.ts';
export * from './fake-service.ts';
