export * from './logger.ts';
export * from './request-id.ts';
