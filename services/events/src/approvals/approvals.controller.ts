import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  approvalsQuery,
  refuseApprovalBody,
  type ApprovalCountView,
  type ApprovalsQuery,
  type ApprovalsView,
  type ApprovalView,
  type RefuseApprovalBody,
} from '@hub/contracts/approvals';
import { ApprovalId, DecideApproval, FindApprovals } from '@hub/nest-kit/approval';
import { CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';

/** Releases of batches and compensations that wait for a second person. */
@Controller('api/staff/approvals/events')
export class ApprovalsController {
  constructor(
    private readonly find: FindApprovals,
    private readonly decide: DecideApproval,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller, @Query(yup(approvalsQuery)) query: ApprovalsQuery): Promise<ApprovalsView> {
    return this.find.list(caller, query);
  }

  @Get('count')
  @Header('cache-control', 'no-store')
  async count(@CurrentStaff() caller: StaffCaller): Promise<ApprovalCountView> {
    return { data: await this.find.count(caller) };
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  one(@CurrentStaff() caller: StaffCaller, @Param('id', ApprovalId) id: number): Promise<ApprovalView> {
    return this.view(caller, id);
  }

  @Post(':id/approve')
  @HttpCode(200)
  async approve(@CurrentStaff() caller: StaffCaller, @Param('id', ApprovalId) id: number): Promise<ApprovalView> {
    await this.decide.approve(caller, id);
    return this.view(caller, id);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  async refuse(
    @CurrentStaff() caller: StaffCaller,
    @Param('id', ApprovalId) id: number,
    @Body(yup(refuseApprovalBody)) { reason }: RefuseApprovalBody,
  ): Promise<ApprovalView> {
    await this.decide.refuse(caller, id, reason);
    return this.view(caller, id);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  async withdraw(@CurrentStaff() caller: StaffCaller, @Param('id', ApprovalId) id: number): Promise<ApprovalView> {
    await this.decide.withdraw(caller, id);
    return this.view(caller, id);
  }

  private async view(caller: StaffCaller, id: number): Promise<ApprovalView> {
    return { data: await this.find.one(caller, id) };
  }
}
