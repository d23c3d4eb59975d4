import type { StaffTicketRow } from '@hub/contracts/tickets';
import type { QueueChoice } from '../desk-address.ts';

export type CasePlace = {
  back: string;
  choice: QueueChoice;
  next: StaffTicketRow | null;
};
