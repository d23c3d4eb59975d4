import { approvalCalls } from '../approvals/approvals.calls.ts';
import { serviceJobCalls } from '../jobs/service-jobs.calls.ts';
import { retentionCalls } from '../retention/retention.calls.ts';
import { rowsOf, type Route } from '../shared/route.ts';
import { accountCalls, deskRoleCalls } from './accounts.calls.ts';
import { auditCalls, auditExportCalls, signOffCalls } from './audit.calls.ts';
import { captchaCalls } from './captcha.calls.ts';
import { inactivityCalls } from './inactivity.calls.ts';
import { memberAccountCalls } from './member-accounts.calls.ts';
import { memberCalls } from './members.calls.ts';
import { partnerKeyCalls } from './partner-keys.calls.ts';
import { signInCalls } from './sign-in.calls.ts';

export const identityRoutes: Route[] = rowsOf(
  serviceJobCalls('identity'),
  retentionCalls('identity'),
  captchaCalls,
  signInCalls,
  memberCalls,
  memberAccountCalls,
  inactivityCalls,
  accountCalls,
  deskRoleCalls,
  partnerKeyCalls,
  approvalCalls('identity'),
  auditCalls,
  auditExportCalls,
  signOffCalls,
);
