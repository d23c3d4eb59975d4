import { Body, Controller, UseGuards } from '@nestjs/common';
import { partnerCalls, revokeTokensBody, type RevokeTokensBody, type RevokeTokensView } from '@hub/contracts/partner';
import { Call, yup } from '@hub/nest-kit/http';
import { CurrentPartner, PartnerSigned, type Partner } from '@hub/nest-kit/partner';
import { RevokeForGame } from './revoke-for-game.ts';

@Controller()
@UseGuards(PartnerSigned)
export class RevokeForGameController {
  constructor(private readonly revoke: RevokeForGame) {}

  @Call(partnerCalls.revokeTokens)
  run(
    @CurrentPartner() partner: Partner,
    @Body(yup(revokeTokensBody)) body: RevokeTokensBody,
  ): Promise<RevokeTokensView> {
    return this.revoke.run(partner, body);
  }
}
