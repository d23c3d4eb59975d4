export * from './inbox.entity.ts';
export * from './publish-event.ts';
export * from './event-inbox.ts';
export * from './integration-events.controller.ts';
