import { Body, Controller, UseGuards } from '@nestjs/common';
import { partnerCalls, vipPushBody, type VipPushBody, type VipPushView } from '@hub/contracts/partner';
import { Call, yup } from '@hub/nest-kit/http';
import { CurrentPartner, PartnerSigned, type Partner } from '@hub/nest-kit/partner';
import { TakePush } from './take-push.ts';

@Controller()
@UseGuards(PartnerSigned)
export class PushController {
  constructor(private readonly take: TakePush) {}

  @Call(partnerCalls.pushVip)
  push(@CurrentPartner() partner: Partner, @Body(yup(vipPushBody)) body: VipPushBody): Promise<VipPushView> {
    return this.take.run(partner, body);
  }
}
