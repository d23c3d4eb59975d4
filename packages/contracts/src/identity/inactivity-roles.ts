import type { StaffRole } from '../shared/principal.ts';

/** Of all games: a member is everywhere. */
export const inactivityReaders: readonly StaffRole[] = ['product_admin', 'auditor'];
export const inactivityEditors: readonly StaffRole[] = ['product_admin'];
/** A second person, of either role. */
export const inactivityDeciders: readonly StaffRole[] = ['product_admin', 'auditor'];
