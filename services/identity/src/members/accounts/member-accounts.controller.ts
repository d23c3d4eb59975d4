import { Body, Controller, Get, Header, Param, Query } from '@nestjs/common';
import {
  memberAccountCalls,
  memberLoginBody,
  memberQuery,
  type AccountLinkView,
  type LinkedAccountsView,
  type MemberAccountsView,
  type MemberLoginBody,
  type MemberOkView,
} from '@hub/contracts/identity';
import {
  Call,
  CurrentMember,
  CurrentPlayer,
  CurrentService,
  numberOf,
  yup,
  type MemberCaller,
  type PlayerCaller,
} from '@hub/nest-kit/http';
import { CookieHeader, MemberCookies } from '../sessions/member-cookies.ts';
import { LinkAccount } from './link-account.ts';
import { MemberAccounts } from './member-accounts.ts';

const ok: MemberOkView = { msg: 'ok' };
const OWN = 'no-store, no-transform';

/** Which accounts of games are a member’s: seen from the game, and by the member. */
@Controller()
export class MemberAccountsController {
  constructor(
    private readonly link: LinkAccount,
    private readonly accounts: MemberAccounts,
    private readonly cookies: MemberCookies,
  ) {}

  @Call(memberAccountCalls.getAccountLink)
  @Header('cache-control', OWN)
  show(@CurrentPlayer() caller: PlayerCaller): Promise<AccountLinkView> {
    return this.link.show(caller);
  }

  @Call(memberAccountCalls.linkAccount)
  @Header('cache-control', OWN)
  make(
    @CurrentPlayer() caller: PlayerCaller,
    @Body(yup(memberLoginBody)) body: MemberLoginBody,
  ): Promise<AccountLinkView> {
    return this.link.run(caller, body);
  }

  @Call(memberAccountCalls.endAccountLink)
  @Header('cache-control', OWN)
  async end(@CurrentPlayer() caller: PlayerCaller): Promise<MemberOkView> {
    await this.link.end(caller);
    return ok;
  }

  @Call(memberAccountCalls.listMemberAccounts)
  @Header('cache-control', OWN)
  async list(@CurrentMember() caller: MemberCaller, @CookieHeader() cookies: string): Promise<MemberAccountsView> {
    return { data: await this.accounts.list(caller, this.cookies.sessionIn(cookies)) };
  }

  @Call(memberAccountCalls.unlinkAccount)
  @Header('cache-control', OWN)
  async unlink(
    @CurrentMember() caller: MemberCaller,
    @CookieHeader() cookies: string,
    @Param('account') account: string,
  ): Promise<MemberOkView> {
    await this.accounts.unlink(caller, this.cookies.sessionIn(cookies), numberOf(account));
    return ok;
  }

  @Get('internal/member_accounts')
  linked(
    @CurrentService() _: string,
    @Query(yup(memberQuery)) { member }: { member: string },
  ): Promise<LinkedAccountsView> {
    return this.accounts.linkedOf(member);
  }
}
