export * from './desk.ts';
export * from './site.ts';
export * from './title.ts';
