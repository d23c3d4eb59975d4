export * from './signature.ts';
export * from './game-calls.ts';
