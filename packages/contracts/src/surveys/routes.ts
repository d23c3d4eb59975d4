import { approvalCalls } from '../approvals/approvals.calls.ts';
import { serviceJobCalls } from '../jobs/service-jobs.calls.ts';
import { retentionCalls } from '../retention/retention.calls.ts';
import { rowsOf, type Route } from '../shared/route.ts';
import { dataRequestCalls, ownDataRequestCalls } from './data-requests.calls.ts';
import { surveyDeskCalls, surveyExportCalls, surveyImportCalls, surveyRewardCalls } from './desk.calls.ts';
import { surveyCalls } from './player.calls.ts';

export const surveysRoutes: Route[] = rowsOf(
  surveyCalls,
  surveyDeskCalls,
  surveyImportCalls,
  surveyRewardCalls,
  surveyExportCalls,
  serviceJobCalls('surveys'),
  retentionCalls('surveys'),
  approvalCalls('surveys'),
  dataRequestCalls,
  ownDataRequestCalls,
);
