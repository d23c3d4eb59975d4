import { approvalCalls } from '../approvals/approvals.calls.ts';
import { serviceJobCalls } from '../jobs/service-jobs.calls.ts';
import { retentionCalls } from '../retention/retention.calls.ts';
import { rowsOf, type Route } from '../shared/route.ts';
import { maintenanceCalls, orderDeskCalls } from './desk.calls.ts';
import { orderCalls } from './orders.calls.ts';
import { paymentCalls } from './payments.calls.ts';
import { shopCalls } from './shop.calls.ts';

export const topupRoutes: Route[] = rowsOf(
  shopCalls,
  orderCalls,
  paymentCalls,
  orderDeskCalls,
  maintenanceCalls,
  approvalCalls('topup'),
  serviceJobCalls('topup'),
  retentionCalls('topup'),
);
