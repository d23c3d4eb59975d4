import type { StaffTicket } from '../staff-tickets.api.ts';
import type { CaseWorker } from './use-case-work.ts';

export type WorkDialogProps = { ticket: StaffTicket; worker: CaseWorker; onClose: () => void };
