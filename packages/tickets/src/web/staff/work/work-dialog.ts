import type { StaffTicket } from '../staff-tickets.api.ts';
import type { CaseWorker } from './use-case-work.ts';

/** What every dialog of the work on a case gets. */
export type WorkDialogProps = { ticket: StaffTicket; worker: CaseWorker; onClose: () => void };
