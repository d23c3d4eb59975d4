import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  maintenanceBody,
  maintenanceCalls,
  orderDeskCalls,
  orderReasonBody,
  paymentIssuesQuery,
  type MaintenanceBody,
  type OrderReasonBody,
  type PaymentIssuesQuery,
} from '@hub/contracts/topup';
import { approvalsController } from '@hub/nest-kit/approval';
import { Call, CurrentStaff, FreshStaff, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { MaintenanceSwitch } from './maintenance-switch.ts';
import { PaymentIssues } from './payment-issues.ts';

@Controller()
export class PaymentIssuesController {
  constructor(private readonly issues: PaymentIssues) {}

  @Call(orderDeskCalls.listPaymentIssues)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(paymentIssuesQuery)) query: PaymentIssuesQuery) {
    return this.issues.list(caller, query);
  }

  @Call(orderDeskCalls.settlePaymentIssue)
  settle(
    @CurrentStaff() caller: StaffCaller,
    @Param('issue') issue: string,
    @Body(yup(orderReasonBody)) body: OrderReasonBody,
  ) {
    return this.issues.settle(caller, issue, body);
  }
}

@Controller()
export class MaintenanceController {
  constructor(private readonly maintenance: MaintenanceSwitch) {}

  @Call(maintenanceCalls.getMaintenanceSwitch)
  @Header('cache-control', 'no-store')
  read(@CurrentStaff() caller: StaffCaller) {
    return this.maintenance.read(caller);
  }

  @Call(maintenanceCalls.changeMaintenance)
  change(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(maintenanceBody)) body: MaintenanceBody,
    @SeenVersion() seen: number,
  ) {
    return this.maintenance.change(caller, body, seen);
  }
}

/** Transfers above the limit, and refunds. */
export const ApprovalsController = approvalsController('topup', FreshStaff);
