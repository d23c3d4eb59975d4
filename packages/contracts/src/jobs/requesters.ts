import { codeEditors } from '../events/codes/rights.ts';
import { auditRoles } from '../identity/audit.ts';
import type { StaffRole } from '../shared/principal.ts';
import type { JobService } from './service-jobs.calls.ts';

export const jobRequesters: Record<JobService, readonly StaffRole[]> = {
  events: codeEditors,
  identity: auditRoles,
  catalog: [],
};
