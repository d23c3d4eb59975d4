export * from './kept.ts';
export * from './sweep-kept.ts';
