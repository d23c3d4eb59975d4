import type { StaffRole } from '../shared/who.ts';

/** Who may read the cases of a desk, and who may answer them, at the games where they hold the role. */
export const ticketReaders: readonly StaffRole[] = ['agent', 'lead', 'auditor'];
/** Who may share a filter of the queue at a game. */
export const filterSharers: readonly StaffRole[] = ['lead'];
export const ticketWriters: readonly StaffRole[] = ['agent', 'lead'];

/** Who may see the figures of a desk; whoever answers sees at least their own. */
export const figureReaders: readonly StaffRole[] = ['lead', 'product_admin', 'auditor'];
export const ownFigureReaders: readonly StaffRole[] = ['agent'];
/** Who says on which days a desk stays shut, at games where they hold the role, and who may look. Owners may both. */
export const holidayKeepers: readonly StaffRole[] = ['product_admin'];
export const holidayReaders = figureReaders;
/** Who may take what along as a file, at games where they hold the role. */
export const exportRoles: Record<'figures' | 'cases', readonly StaffRole[]> = {
  figures: figureReaders,
  cases: ['lead', 'auditor'],
};
/** Who may keep a case beyond its time, and end that. */
export const holdKeepers: readonly StaffRole[] = ['lead'];
/** Who may pick a canned reply or look at them all, and who may write them. */
export const macroReaders: readonly StaffRole[] = ['agent', 'lead', 'product_admin', 'auditor'];
export const macroEditors: readonly StaffRole[] = ['lead', 'product_admin'];

/** Who may have work done in the background at a desk, and follows it. */
export const jobReaders: readonly StaffRole[] = ['agent', 'lead', 'product_admin', 'auditor'];

/** Who may look at what was mailed, and who may send it again. */
export const mailReaders: readonly StaffRole[] = ['lead', 'auditor'];
export const mailSenders: readonly StaffRole[] = ['lead'];
