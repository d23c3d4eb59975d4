export * from './states.ts';
export * from './rights.ts';
export * from './deliveries.ts';
export * from './batches.ts';
export * from './compensation.ts';
export * from './figures.ts';
export * from './routes.ts';
export * from './texts.ts';
