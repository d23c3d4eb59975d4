export * from './terms.ts';
export * from './roles.ts';
export * from './legal.calls.ts';
export * from './views.ts';
export * from './desk.ts';
export * from './acceptance.ts';
