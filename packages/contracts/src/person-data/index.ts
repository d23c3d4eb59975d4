export * from './person.ts';
export * from './internal.ts';
export * from './may-hold.ts';
