export * from './demo-names.ts';
export * from './demo-pictures.ts';
export * from './demo-rows.ts';
export type { DemoPicture, DemoTicket } from './demo-ticket.ts';
