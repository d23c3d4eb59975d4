import type { StaffRole } from '../shared/who.ts';

/** Who may read the cases of a desk, and who may answer them, at the games where they hold the role. */
export const ticketReaders: readonly StaffRole[] = ['agent', 'lead', 'auditor'];
export const ticketWriters: readonly StaffRole[] = ['agent', 'lead'];

/** Who may pick a canned reply or look at them all, and who may write them. */
export const macroReaders: readonly StaffRole[] = ['agent', 'lead', 'product_admin', 'auditor'];
export const macroEditors: readonly StaffRole[] = ['lead', 'product_admin'];

/** Who may look at what was mailed, and who may send it again. */
export const mailReaders: readonly StaffRole[] = ['lead', 'auditor'];
export const mailSenders: readonly StaffRole[] = ['lead'];
