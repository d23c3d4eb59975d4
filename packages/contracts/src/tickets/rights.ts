import type { StaffRole } from '../shared/who.ts';

/** Who may read the cases of a desk, and who may answer them, at the games where they hold the role. */
export const ticketReaders: readonly StaffRole[] = ['agent', 'lead', 'auditor'];
/** Who may share a filter of the queue at a game. */
export const filterSharers: readonly StaffRole[] = ['lead'];
export const ticketWriters: readonly StaffRole[] = ['agent', 'lead'];
