import type { StaffRole } from '../shared/principal.ts';

export const ticketReaders: readonly StaffRole[] = ['agent', 'lead', 'auditor'];
export const filterSharers: readonly StaffRole[] = ['lead'];
export const ticketWriters: readonly StaffRole[] = ['agent', 'lead'];

/** Whoever answers sees at least their own. */
export const figureReaders: readonly StaffRole[] = ['lead', 'product_admin', 'auditor'];
export const ownFigureReaders: readonly StaffRole[] = ['agent'];
/** At games where they hold the role; owners may both. */
export const holidayEditors: readonly StaffRole[] = ['product_admin'];
export const holidayReaders = figureReaders;
export const exportRoles: Record<'figures' | 'cases', readonly StaffRole[]> = {
  figures: figureReaders,
  cases: ['lead', 'auditor'],
};
/** A list of days and fees without a word of the players. */
export const deadlineReaders: readonly StaffRole[] = ['agent', 'lead', 'auditor', 'finance'];
export const feeEditors: readonly StaffRole[] = ['agent', 'lead', 'finance'];
/** Who may say that a complaint, or a request of records, is none. */
export const deadlineRemovers: readonly StaffRole[] = ['lead'];
export const holdEditors: readonly StaffRole[] = ['lead'];
export const macroReaders: readonly StaffRole[] = ['agent', 'lead', 'product_admin', 'auditor'];
export const macroEditors: readonly StaffRole[] = ['lead', 'product_admin'];

export const jobReaders: readonly StaffRole[] = ['agent', 'lead', 'product_admin', 'auditor'];

export const mailReaders: readonly StaffRole[] = ['lead', 'auditor'];
export const mailSenders: readonly StaffRole[] = ['lead'];
