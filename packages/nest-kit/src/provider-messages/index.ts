export * from './keep-provider-messages.migration.ts';
export * from './provider-inbox.ts';
export * from './provider-message.entity.ts';
