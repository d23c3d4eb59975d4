import { Body, Controller, Header, Query, UseGuards } from '@nestjs/common';
import type { ApprovalView } from '@hub/contracts/approvals';
import {
  partnerKeyCalls,
  gameAddressBody,
  gameLinkTestBody,
  partnerKeyRequestBody,
  partnerKeysQuery,
  partnerKeyTestBody,
  type GameAddressBody,
  type GameLinkTestBody,
  type GameLinkTestView,
  type PartnerKeyRequestBody,
  type PartnerKeyRequestView,
  type PartnerKeysQuery,
  type PartnerKeysView,
  type PartnerKeyTestBody,
  type PartnerKeyTestView,
} from '@hub/contracts/identity';
import { Call, CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { OwnersOnly } from '../../staff/accounts/owners-guard.ts';
import { FreshFactor } from '../../staff/sessions/fresh-factor.ts';
import { AskAddressChange } from '../links/desk/ask-address-change.ts';
import { TryLink } from '../links/desk/try-link.ts';
import { AskKeyChange } from './ask-key-change.ts';
import { FindPartnerKeys } from './find-partner-keys.ts';
import { TryPartnerToken } from './try-partner-token.ts';

@Controller()
@UseGuards(OwnersOnly)
export class PartnerKeysController {
  constructor(
    private readonly find: FindPartnerKeys,
    private readonly ask: AskKeyChange,
    private readonly tryToken: TryPartnerToken,
    private readonly askAddress: AskAddressChange,
    private readonly tryLink: TryLink,
  ) {}

  @Call(partnerKeyCalls.listPartnerKeys)
  @Header('cache-control', 'no-store')
  list(@Query(yup(partnerKeysQuery)) query: PartnerKeysQuery): Promise<PartnerKeysView> {
    return this.find.run(query);
  }

  @Call(partnerKeyCalls.requestPartnerKey)
  @UseGuards(FreshFactor)
  @Header('cache-control', 'no-store')
  async request(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(partnerKeyRequestBody)) body: PartnerKeyRequestBody,
  ): Promise<PartnerKeyRequestView> {
    return { data: await this.ask.run(caller, body) };
  }

  @Call(partnerKeyCalls.testPartnerKey)
  @Header('cache-control', 'no-store')
  async test(@Body(yup(partnerKeyTestBody)) { token }: PartnerKeyTestBody): Promise<PartnerKeyTestView> {
    return { data: await this.tryToken.run(token) };
  }

  @Call(partnerKeyCalls.requestGameAddress)
  @UseGuards(FreshFactor)
  @Header('cache-control', 'no-store')
  async address(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(gameAddressBody)) body: GameAddressBody,
  ): Promise<ApprovalView> {
    return { data: await this.askAddress.run(caller, body) };
  }

  @Call(partnerKeyCalls.testGameLink)
  @Header('cache-control', 'no-store')
  async linkTest(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(gameLinkTestBody)) { game_id }: GameLinkTestBody,
  ): Promise<GameLinkTestView> {
    return { data: await this.tryLink.run(caller, game_id) };
  }
}
