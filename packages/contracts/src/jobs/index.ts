export * from './messages.ts';
export * from './routes.ts';
export * from './askers.ts';
