export * from './messages.ts';
export * from './views.ts';
export * from './routes.ts';
export * from './texts.ts';
export * from './role-rules.ts';
export * from './roles.ts';
export * from './settings/index.ts';
