import type { StaffRole } from '../shared/principal.ts';

/** Who sees the list, imports and rules of VIP, at games where they hold the role; who changes them. */
export const vipReaders: readonly StaffRole[] = ['product_admin', 'lead', 'auditor'];
export const vipEditors: readonly StaffRole[] = ['product_admin'];
/** Who agrees to an import or a rule that somebody else asked for. */
export const vipDeciders: readonly StaffRole[] = ['product_admin'];
export const vipCardReaders: readonly StaffRole[] = ['agent', 'lead', 'product_admin', 'auditor'];
