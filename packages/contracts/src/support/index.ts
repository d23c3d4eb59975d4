export * from './desk.ts';
export * from './routes.ts';
export * from './whitelist.ts';
