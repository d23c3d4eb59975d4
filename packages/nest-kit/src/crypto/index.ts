export * from './secret-box.ts';
export * from './random-code.ts';
