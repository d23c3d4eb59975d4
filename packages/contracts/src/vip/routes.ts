import { approvalCalls } from '../approvals/approvals.calls.ts';
import { retentionCalls } from '../retention/retention.calls.ts';
import { rowsOf, type Route } from '../shared/route.ts';
import { deskRoutes } from '../tickets/routes.ts';
import { vipDesk } from './desk.ts';
import { vipImportCalls } from './imports.calls.ts';
import { vipMemberCalls } from './members.calls.ts';
import { vipRuleCalls } from './rules.calls.ts';
import { vipServiceCalls } from './service.calls.ts';

export const vipRoutes: Route[] = [
  ...rowsOf(vipServiceCalls, retentionCalls('vip'), approvalCalls('vip'), vipMemberCalls, vipImportCalls, vipRuleCalls),
  ...deskRoutes(vipDesk),
];
