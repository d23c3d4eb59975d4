import type { StaffRole } from '../shared/principal.ts';

export const deliveryReaders: readonly StaffRole[] = ['event_operator', 'agent', 'lead', 'product_admin', 'auditor'];
export const deliveryActors: readonly StaffRole[] = ['event_operator'];
export const compensators: readonly StaffRole[] = ['lead'];
export const quotaEditors: readonly StaffRole[] = ['product_admin'];
export const batchDeciders: readonly StaffRole[] = ['event_operator', 'product_admin'];
export const compensationDeciders: readonly StaffRole[] = ['lead', 'product_admin'];
