export * from './tokens.ts';
export * from './kit.module.ts';
export * from './background.ts';
export * from './audit-by-timer.ts';
export * from './http-process.ts';
