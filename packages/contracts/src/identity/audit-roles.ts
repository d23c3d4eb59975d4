import type { StaffRole } from '../shared/principal.ts';

export const auditRoles: readonly StaffRole[] = ['auditor', 'product_admin'];
