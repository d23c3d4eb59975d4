export * from './desk.ts';
export * from './routes.ts';
