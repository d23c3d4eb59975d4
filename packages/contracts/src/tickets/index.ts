export * from './desk.ts';
export * from './status.ts';
export * from './messages.ts';
export * from './attachments.ts';
export * from './views.ts';
export * from './texts.ts';
export * from './jobs.ts';
export * from './routes.ts';
