export * from './messages.ts';
export * from './factor.ts';
export * from './sessions.ts';
export * from './accounts.ts';
export * from './texts.ts';
export * from './internal.ts';
export * from './routes.ts';
export * from './audit.ts';
