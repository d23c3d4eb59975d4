import type { StaffRole } from '../shared/principal.ts';

/** At games where they hold the role. */
export const vipReaders: readonly StaffRole[] = ['product_admin', 'lead', 'auditor'];
export const vipEditors: readonly StaffRole[] = ['product_admin'];
export const vipDeciders: readonly StaffRole[] = ['product_admin'];
export const vipCardReaders: readonly StaffRole[] = ['agent', 'lead', 'product_admin', 'auditor'];
