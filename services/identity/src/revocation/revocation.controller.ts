import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { revokeBody, revokedQuery, type RevokeBody, type RevokedView, type RevokeView } from '@hub/contracts/identity';
import { CurrentCaller, CurrentService, yup, type Caller } from '@hub/nest-kit/http';
import { IsRevoked, type TokenOwner } from './is-revoked.ts';
import { RevokeTokens } from './revoke-tokens.ts';

@Controller('internal')
export class RevocationController {
  constructor(
    private readonly isRevoked: IsRevoked,
    private readonly revokeTokens: RevokeTokens,
  ) {}

  @Get('revoked')
  async revoked(@CurrentService() _: string, @Query(yup(revokedQuery)) owner: TokenOwner): Promise<RevokedView> {
    return { revoked: await this.isRevoked.run(owner) };
  }

  @Post('revoke')
  @HttpCode(200)
  async revoke(
    @CurrentService() from: string,
    @CurrentCaller() caller: Caller,
    @Body(yup(revokeBody)) body: RevokeBody,
  ): Promise<RevokeView> {
    await this.revokeTokens.run(from, caller, body);
    return { ok: true };
  }
}
