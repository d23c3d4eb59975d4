import type { StaffRole } from '../shared/principal.ts';

/** At games where they hold the role; what belongs to no game, such as money for an unknown order, is for who has it everywhere. */
export const orderReaders: readonly StaffRole[] = ['finance', 'lead', 'product_admin', 'auditor'];
/** Others see buyers masked. */
export const buyerReaders: readonly StaffRole[] = ['finance'];
export const orderEditors: readonly StaffRole[] = ['finance'];
/** The second person. */
export const orderDeciders: readonly StaffRole[] = ['finance', 'product_admin'];

/** Order at the provider’s test area. */
export const rehearsers: readonly StaffRole[] = ['finance', 'product_admin'];

export const maintenanceReaders: readonly StaffRole[] = ['finance', 'lead', 'product_admin', 'auditor'];
export const maintenanceStarters: readonly StaffRole[] = ['finance', 'product_admin'];
/** Also of an end that was planned. */
export const maintenanceEnders: readonly StaffRole[] = ['product_admin'];
