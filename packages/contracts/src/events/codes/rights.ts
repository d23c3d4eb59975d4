import type { StaffRole } from '../../shared/principal.ts';

/** At games where they hold the role. */
export const codeReaders: readonly StaffRole[] = ['event_operator', 'agent', 'lead', 'product_admin', 'auditor'];
export const codeEditors: readonly StaffRole[] = ['event_operator'];
export const codeSearchers: readonly StaffRole[] = ['event_operator', 'agent', 'lead', 'auditor'];
export const lockEditors: readonly StaffRole[] = ['event_operator', 'lead'];
export const eventDeciders: readonly StaffRole[] = ['event_operator', 'product_admin'];
export const substituteDeciders: readonly StaffRole[] = ['event_operator', 'lead', 'product_admin'];
