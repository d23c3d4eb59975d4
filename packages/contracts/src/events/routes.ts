import { approvalCalls } from '../approvals/approvals.calls.ts';
import { serviceJobCalls } from '../jobs/service-jobs.calls.ts';
import { retentionCalls } from '../retention/retention.calls.ts';
import { rowsOf, type Route } from '../shared/route.ts';
import { codeExportCalls, eventCalls, eventPictureCalls, redemptionCalls } from './codes/events.calls.ts';
import { redeemCalls } from './codes/redeem.calls.ts';
import { serialCalls } from './codes/serials.calls.ts';
import { compensationCalls, deliveryBatchCalls, deliveryCalls } from './deliveries.calls.ts';

export const eventsRoutes: Route[] = rowsOf(
  serviceJobCalls('events'),
  retentionCalls('events'),
  deliveryCalls,
  deliveryBatchCalls,
  compensationCalls,
  approvalCalls('events'),
  redeemCalls,
  eventCalls,
  eventPictureCalls,
  redemptionCalls,
  codeExportCalls,
  serialCalls,
);
