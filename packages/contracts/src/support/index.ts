export * from './desk.ts';
export * from './penalties.ts';
export * from './penalties.calls.ts';
export * from './routes.ts';
export * from './texts.ts';
export * from './whitelist.ts';
export * from './whitelist-desk.ts';
export * from './whitelist.calls.ts';
