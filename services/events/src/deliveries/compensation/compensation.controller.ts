import { Body, Controller, Header, Query } from '@nestjs/common';
import {
  compensationCalls,
  compensationBody,
  quotaBody,
  quotaQuery,
  type CompensationBody,
  type QuotaBody,
  type QuotaQuery,
  type QuotaView,
} from '@hub/contracts/events';
import { Call, CurrentStaff, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { KeepQuota } from './keep-quota.ts';
import { SendCompensation } from './send-compensation.ts';

@Controller()
export class CompensationController {
  constructor(
    private readonly quota: KeepQuota,
    private readonly sending: SendCompensation,
  ) {}

  @Call(compensationCalls.getQuota)
  @Header('cache-control', 'no-store')
  async read(@CurrentStaff() caller: StaffCaller, @Query(yup(quotaQuery)) { game_id }: QuotaQuery): Promise<QuotaView> {
    return { data: await this.quota.read(caller, game_id) };
  }

  @Call(compensationCalls.changeQuota)
  change(@CurrentStaff() caller: StaffCaller, @Body(yup(quotaBody)) body: QuotaBody, @SeenVersion() seen: number) {
    return this.quota.change(caller, body, seen);
  }

  @Call(compensationCalls.compensate)
  send(@CurrentStaff() caller: StaffCaller, @Body(yup(compensationBody)) body: CompensationBody) {
    return this.sending.run(caller, body);
  }
}
