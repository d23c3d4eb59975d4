import type { StaffRole } from '../shared/principal.ts';

export const ticketReaders: readonly StaffRole[] = ['agent', 'lead', 'auditor'];
export const filterSharers: readonly StaffRole[] = ['lead'];
export const ticketWriters: readonly StaffRole[] = ['agent', 'lead'];

/** Who may see the figures of a desk; whoever answers sees at least their own. */
export const figureReaders: readonly StaffRole[] = ['lead', 'product_admin', 'auditor'];
export const ownFigureReaders: readonly StaffRole[] = ['agent'];
/** Who says on which days a desk stays shut, at games where they hold the role, and who may look. Owners may both. */
export const holidayEditors: readonly StaffRole[] = ['product_admin'];
export const holidayReaders = figureReaders;
export const exportRoles: Record<'figures' | 'cases', readonly StaffRole[]> = {
  figures: figureReaders,
  cases: ['lead', 'auditor'],
};
export const holdEditors: readonly StaffRole[] = ['lead'];
export const macroReaders: readonly StaffRole[] = ['agent', 'lead', 'product_admin', 'auditor'];
export const macroEditors: readonly StaffRole[] = ['lead', 'product_admin'];

export const jobReaders: readonly StaffRole[] = ['agent', 'lead', 'product_admin', 'auditor'];

/** Who may look at what was mailed, and who may send it again. */
export const mailReaders: readonly StaffRole[] = ['lead', 'auditor'];
export const mailSenders: readonly StaffRole[] = ['lead'];
