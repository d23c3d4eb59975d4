export * from './mysql.ts';
export * from './db.ts';
export * from './faults.ts';
export * from './idempotency.ts';
export * from './counter.ts';
export * from './kit-tables.ts';
export * from './migrations.ts';
export * from './sweep-old.ts';
