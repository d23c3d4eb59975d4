import type { StaffRole } from '../../shared/principal.ts';

/** Who may look at events, batches, redemptions and locks, at games where they hold the role. */
export const codeReaders: readonly StaffRole[] = ['event_operator', 'agent', 'lead', 'product_admin', 'auditor'];
/** Who makes and changes events, batches and exports. */
export const codeEditors: readonly StaffRole[] = ['event_operator'];
/** Who looks one code up with its true reason. */
export const codeSearchers: readonly StaffRole[] = ['event_operator', 'agent', 'lead', 'auditor'];
/** Who unlocks a player and gives a substitute. */
export const lockEditors: readonly StaffRole[] = ['event_operator', 'lead'];
export const eventDeciders: readonly StaffRole[] = ['event_operator', 'product_admin'];
export const substituteDeciders: readonly StaffRole[] = ['event_operator', 'lead', 'product_admin'];
