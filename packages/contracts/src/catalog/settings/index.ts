export * from './bodies.ts';
export * from './rights.ts';
export * from './theme.ts';
export * from './views.ts';
