export * from './messages.ts';
export * from './texts.ts';
export * from './internal.ts';
export * from './routes.ts';
export * from './audit.ts';
