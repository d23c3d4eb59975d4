export * from './signature.ts';
export * from './game-link.ts';
export * from './public-address.ts';
export * from './game-wire.ts';
export * from './game-client.ts';
export * from './identity-links.ts';
