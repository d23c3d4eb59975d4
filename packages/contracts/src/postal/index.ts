export * from './postal.ts';
