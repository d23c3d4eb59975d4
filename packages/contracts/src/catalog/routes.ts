import { approvalCalls } from '../approvals/approvals.calls.ts';
import { serviceJobCalls } from '../jobs/service-jobs.calls.ts';
import { retentionCalls } from '../retention/retention.calls.ts';
import { rowsOf, type Route } from '../shared/route.ts';
import { gameCalls, pageCalls, roleCalls } from './games.calls.ts';
import { legalCalls, legalDeskCalls, memberTermsCalls } from './legal/legal.calls.ts';
import { settingCalls } from './settings.calls.ts';

export const catalogRoutes: Route[] = rowsOf(
  serviceJobCalls('catalog'),
  retentionCalls('catalog'),
  gameCalls,
  pageCalls,
  roleCalls,
  settingCalls,
  legalCalls,
  memberTermsCalls,
  legalDeskCalls,
  approvalCalls('catalog'),
);
