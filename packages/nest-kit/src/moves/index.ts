export * from './moves.ts';
