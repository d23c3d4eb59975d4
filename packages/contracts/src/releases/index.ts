export * from './texts.ts';
export * from './views.ts';
