export * from './notes.calls.ts';
export * from './notes.ts';
export * from './roles.ts';
export * from './texts.ts';
