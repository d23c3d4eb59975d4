export * from './kept.ts';
export * from './find-due.ts';
export * from './sweep-kept.ts';
export * from './once-a-day.ts';
export * from './swept.entity.ts';
export * from './keep-swept.migration.ts';
export * from './retention-routes.ts';
