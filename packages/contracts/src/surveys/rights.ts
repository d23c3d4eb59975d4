import type { StaffRole } from '../shared/principal.ts';

/** At games where they hold the role. */
export const surveyReaders: readonly StaffRole[] = ['event_operator', 'lead', 'product_admin', 'auditor', 'finance'];
export const surveyEditors: readonly StaffRole[] = ['event_operator'];
/** Who sees rewards, imports card codes and sends them again. */
export const cardCodeEditors: readonly StaffRole[] = ['event_operator', 'finance'];
