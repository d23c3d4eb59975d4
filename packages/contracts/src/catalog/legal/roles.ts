import type { StaffRole } from '../../shared/principal.ts';

export const legalReaders: readonly StaffRole[] = ['product_admin', 'auditor'];
export const legalEditors: readonly StaffRole[] = ['product_admin'];
export const legalDeciders: readonly StaffRole[] = ['auditor'];
