export * from './signature.ts';
export * from './game-link.ts';
