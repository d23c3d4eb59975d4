export * from './person.ts';
export * from './internal.ts';
