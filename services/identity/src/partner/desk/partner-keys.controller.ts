import { Body, Controller, Get, Header, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import {
  partnerKeyRequestBody,
  partnerKeysQuery,
  partnerKeyTestBody,
  type PartnerKeyRequestBody,
  type PartnerKeyRequestView,
  type PartnerKeysQuery,
  type PartnerKeysView,
  type PartnerKeyTestBody,
  type PartnerKeyTestView,
} from '@hub/contracts/identity';
import { CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { OwnersOnly } from '../../staff/accounts/owners-guard.ts';
import { FreshFactor } from '../../staff/sessions/fresh-factor.ts';
import { AskKeyChange } from './ask-key-change.ts';
import { FindPartnerKeys } from './find-partner-keys.ts';
import { TryPartnerToken } from './try-partner-token.ts';

@Controller('api/staff/partner_keys')
@UseGuards(OwnersOnly)
export class PartnerKeysController {
  constructor(
    private readonly find: FindPartnerKeys,
    private readonly ask: AskKeyChange,
    private readonly tryToken: TryPartnerToken,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@Query(yup(partnerKeysQuery)) query: PartnerKeysQuery): Promise<PartnerKeysView> {
    return this.find.run(query);
  }

  @Post('requests')
  @UseGuards(FreshFactor)
  @Header('cache-control', 'no-store')
  async request(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(partnerKeyRequestBody)) body: PartnerKeyRequestBody,
  ): Promise<PartnerKeyRequestView> {
    return { data: await this.ask.run(caller, body) };
  }

  @Post('test')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async test(@Body(yup(partnerKeyTestBody)) { token }: PartnerKeyTestBody): Promise<PartnerKeyTestView> {
    return { data: await this.tryToken.run(token) };
  }
}
