export * from './messages.ts';
export * from './retention.calls.ts';
