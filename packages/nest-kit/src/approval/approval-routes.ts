import { Call } from '../http/call.decorator.ts';
import type { ServiceName } from '@hub/contracts/shared';
import { Body, Controller, Header, Param, Query, UseGuards, type CanActivate, type Type } from '@nestjs/common';
import {
  approvalCalls,
  approvalsQuery,
  refuseApprovalBody,
  type ApprovalCountView,
  type ApprovalsQuery,
  type ApprovalsView,
  type ApprovalView,
  type RefuseApprovalBody,
} from '@hub/contracts/approvals';
import { CurrentStaff, type StaffCaller } from '../http/caller.ts';
import { yup } from '../http/yup.pipe.ts';
import { ApprovalId } from './approval-id.ts';
import { DecideApproval } from './decide-approval.ts';
import { FindApprovals } from './find-approvals.ts';

/** `fresh` lets through whose second factor was shown a moment ago. */
export function approvalsController(service: ServiceName, fresh: Type<CanActivate>) {
  @Controller()
  class ApprovalsController {
    constructor(
      private readonly find: FindApprovals,
      private readonly decide: DecideApproval,
    ) {}

    @Call(approvalCalls(service).listApprovals)
    @Header('cache-control', 'no-store')
    list(
      @CurrentStaff() caller: StaffCaller,
      @Query(yup(approvalsQuery)) query: ApprovalsQuery,
    ): Promise<ApprovalsView> {
      return this.find.list(caller, query);
    }

    @Call(approvalCalls(service).countApprovals)
    @Header('cache-control', 'no-store')
    async count(@CurrentStaff() caller: StaffCaller): Promise<ApprovalCountView> {
      return { data: await this.find.count(caller) };
    }

    @Call(approvalCalls(service).getApproval)
    @Header('cache-control', 'no-store')
    one(@CurrentStaff() caller: StaffCaller, @Param('id', ApprovalId) id: number): Promise<ApprovalView> {
      return this.view(caller, id);
    }

    @Call(approvalCalls(service).approve)
    @UseGuards(fresh)
    async approve(@CurrentStaff() caller: StaffCaller, @Param('id', ApprovalId) id: number): Promise<ApprovalView> {
      await this.decide.approve(caller, id);
      return this.view(caller, id);
    }

    @Call(approvalCalls(service).refuse)
    @UseGuards(fresh)
    async refuse(
      @CurrentStaff() caller: StaffCaller,
      @Param('id', ApprovalId) id: number,
      @Body(yup(refuseApprovalBody)) { reason }: RefuseApprovalBody,
    ): Promise<ApprovalView> {
      await this.decide.refuse(caller, id, reason);
      return this.view(caller, id);
    }

    @Call(approvalCalls(service).withdraw)
    async withdraw(@CurrentStaff() caller: StaffCaller, @Param('id', ApprovalId) id: number): Promise<ApprovalView> {
      await this.decide.withdraw(caller, id);
      return this.view(caller, id);
    }

    private async view(caller: StaffCaller, id: number): Promise<ApprovalView> {
      return { data: await this.find.one(caller, id) };
    }
  }
  return ApprovalsController;
}
