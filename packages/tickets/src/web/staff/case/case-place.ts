import type { StaffTicketRow } from '@hub/contracts/tickets';
import type { QueueChoice } from '../desk-address.ts';

/** Where a case was opened from. */
export type CasePlace = {
  /** Address of the queue. */
  back: string;
  choice: QueueChoice;
  /** What to offer once this one is answered. */
  next: StaffTicketRow | null;
};
