export * from './bodies.ts';
export * from './rights.ts';
export * from './views.ts';
