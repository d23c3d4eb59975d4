export * from './signature.ts';
export * from './game-calls.ts';
export * from './site-calls.ts';
export * from './partner.calls.ts';
