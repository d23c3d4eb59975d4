export * from './desk.ts';
export * from './routes.ts';
export * from './service.calls.ts';
export * from './service.ts';
export * from './texts.ts';
