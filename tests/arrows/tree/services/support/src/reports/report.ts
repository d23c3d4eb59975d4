import { Ticket } from '../tickets/ticket.entity.ts';
export const report = Ticket;
