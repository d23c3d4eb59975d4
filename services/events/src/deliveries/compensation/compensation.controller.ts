import { Body, Controller, Get, Header, Headers, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  compensationBody,
  quotaBody,
  quotaQuery,
  type CompensationBody,
  type QuotaBody,
  type QuotaQuery,
  type QuotaView,
} from '@hub/contracts/events';
import { CurrentStaff, versionOf, yup, type StaffCaller } from '@hub/nest-kit/http';
import { KeepQuota } from './keep-quota.ts';
import { SendCompensation } from './send-compensation.ts';

/** Single mails that a lead sends by hand, and how many a day. */
@Controller('api/staff/deliveries')
export class CompensationController {
  constructor(
    private readonly quota: KeepQuota,
    private readonly sending: SendCompensation,
  ) {}

  @Get('quota')
  @Header('cache-control', 'no-store')
  async read(@CurrentStaff() caller: StaffCaller, @Query(yup(quotaQuery)) { game_id }: QuotaQuery): Promise<QuotaView> {
    return { data: await this.quota.read(caller, game_id) };
  }

  @Put('quota')
  change(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(quotaBody)) body: QuotaBody,
    @Headers('if-match') seen?: string,
  ) {
    return this.quota.change(caller, body, versionOf(seen));
  }

  @Post('compensations')
  @HttpCode(200)
  send(@CurrentStaff() caller: StaffCaller, @Body(yup(compensationBody)) body: CompensationBody) {
    return this.sending.run(caller, body);
  }
}
