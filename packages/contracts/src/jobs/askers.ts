import { codeKeepers } from '../events/codes/rights.ts';
import { auditRoles } from '../identity/audit.ts';
import type { StaffRole } from '../shared/who.ts';
import type { JobService } from './service-jobs.calls.ts';

export const jobAskers: Record<JobService, readonly StaffRole[]> = {
  events: codeKeepers,
  identity: auditRoles,
  catalog: [],
};
