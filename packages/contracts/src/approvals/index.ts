export * from './messages.ts';
export * from './approvals.calls.ts';
export * from './texts.ts';
export * from './worded-by.ts';
