export * from './desk.ts';
export * from './routes.ts';
export * from './whitelist.ts';
export * from './whitelist-desk.ts';
export * from './texts.ts';
