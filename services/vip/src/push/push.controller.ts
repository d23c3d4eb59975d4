import { Body, Controller, Put, UseGuards } from '@nestjs/common';
import { vipPushBody, type VipPushBody, type VipPushView } from '@hub/contracts/partner';
import { yup } from '@hub/nest-kit/http';
import { CurrentPartner, PartnerSigned, type Partner } from '@hub/nest-kit/partner';
import { TakePush } from './take-push.ts';

@Controller('api/partner/v1/vip')
@UseGuards(PartnerSigned)
export class PushController {
  constructor(private readonly take: TakePush) {}

  @Put()
  push(@CurrentPartner() partner: Partner, @Body(yup(vipPushBody)) body: VipPushBody): Promise<VipPushView> {
    return this.take.run(partner, body);
  }
}
