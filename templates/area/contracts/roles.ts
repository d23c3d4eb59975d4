import type { StaffRole } from '../shared/principal.ts';

export const noteReaders: readonly StaffRole[] = ['lead', 'product_admin'];
