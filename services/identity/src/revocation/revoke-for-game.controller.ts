import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { revokeTokensBody, type RevokeTokensBody, type RevokeTokensView } from '@hub/contracts/partner';
import { yup } from '@hub/nest-kit/http';
import { CurrentPartner, PartnerSigned, type Partner } from '@hub/nest-kit/partner';
import { RevokeForGame } from './revoke-for-game.ts';

@Controller('api/partner/v1/tokens')
@UseGuards(PartnerSigned)
export class RevokeForGameController {
  constructor(private readonly revoke: RevokeForGame) {}

  @Post('revoke')
  @HttpCode(200)
  run(
    @CurrentPartner() partner: Partner,
    @Body(yup(revokeTokensBody)) body: RevokeTokensBody,
  ): Promise<RevokeTokensView> {
    return this.revoke.run(partner, body);
  }
}
