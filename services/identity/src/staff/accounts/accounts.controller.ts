import { Body, Controller, Header, Param, Query, UseGuards } from '@nestjs/common';
import {
  accountCalls,
  accountRightsBody,
  accountsQuery,
  newAccountBody,
  type AccountRightsBody,
  type AccountsQuery,
  type AccountsView,
  type AccountView,
  type NewAccountBody,
  type OneTimePasswordView,
} from '@hub/contracts/identity';
import { Call, CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { FreshFactor } from '../sessions/fresh-factor.ts';
import { SessionRef } from '../sessions/session-ref.ts';
import { AccountId } from './account-id.ts';
import { AddAccount } from './add-account.ts';
import { ChangeAccount } from './change-account.ts';
import { CloseAccount } from './close-account.ts';
import { EndAccountSessions } from './end-account-sessions.ts';
import { FindAccounts } from './find-accounts.ts';
import { OwnersOnly } from './owners-guard.ts';
import { ResetFactor } from './reset-factor.ts';
import { ResetPassword } from './reset-password.ts';

@Controller()
@UseGuards(OwnersOnly)
export class AccountsController {
  constructor(
    private readonly findAccounts: FindAccounts,
    private readonly addAccount: AddAccount,
    private readonly changeAccount: ChangeAccount,
    private readonly closeAccount: CloseAccount,
    private readonly resetFactor: ResetFactor,
    private readonly resetPassword: ResetPassword,
    private readonly endSessions: EndAccountSessions,
  ) {}

  @Call(accountCalls.listAccounts)
  @Header('cache-control', 'no-store')
  list(@Query(yup(accountsQuery)) query: AccountsQuery): Promise<AccountsView> {
    return this.findAccounts.list(query);
  }

  @Call(accountCalls.getAccount)
  @Header('cache-control', 'no-store')
  one(@Param('id', AccountId) id: number): Promise<AccountView> {
    return this.view(id);
  }

  @Call(accountCalls.createAccount)
  @UseGuards(FreshFactor)
  @Header('cache-control', 'no-store')
  async add(
    @CurrentStaff() caller: StaffCaller,
    @Body(yup(newAccountBody)) body: NewAccountBody,
  ): Promise<OneTimePasswordView> {
    const { id, password } = await this.addAccount.run(caller, body);
    return { data: { account: await this.findAccounts.one(id), password } };
  }

  @Call(accountCalls.changeAccount)
  @UseGuards(FreshFactor)
  async change(
    @CurrentStaff() caller: StaffCaller,
    @Param('id', AccountId) id: number,
    @Body(yup(accountRightsBody)) body: AccountRightsBody,
  ): Promise<AccountView> {
    await this.changeAccount.run(caller, id, body);
    return this.view(id);
  }

  @Call(accountCalls.disableAccount)
  @UseGuards(FreshFactor)
  async disable(@CurrentStaff() caller: StaffCaller, @Param('id', AccountId) id: number): Promise<AccountView> {
    await this.closeAccount.run(caller, id, true);
    return this.view(id);
  }

  @Call(accountCalls.enableAccount)
  @UseGuards(FreshFactor)
  async enable(@CurrentStaff() caller: StaffCaller, @Param('id', AccountId) id: number): Promise<AccountView> {
    await this.closeAccount.run(caller, id, false);
    return this.view(id);
  }

  @Call(accountCalls.resetFactor)
  @UseGuards(FreshFactor)
  async factor(@CurrentStaff() caller: StaffCaller, @Param('id', AccountId) id: number): Promise<AccountView> {
    await this.resetFactor.run(caller, id);
    return this.view(id);
  }

  @Call(accountCalls.resetPassword)
  @UseGuards(FreshFactor)
  @Header('cache-control', 'no-store')
  async password(
    @CurrentStaff() caller: StaffCaller,
    @Param('id', AccountId) id: number,
  ): Promise<OneTimePasswordView> {
    const password = await this.resetPassword.run(caller, id);
    return { data: { account: await this.findAccounts.one(id), password } };
  }

  @Call(accountCalls.endAccountSessions)
  @UseGuards(FreshFactor)
  async endAll(@CurrentStaff() caller: StaffCaller, @Param('id', AccountId) id: number): Promise<AccountView> {
    await this.endSessions.run(caller, id);
    return this.view(id);
  }

  @Call(accountCalls.endAccountSession)
  @UseGuards(FreshFactor)
  async endOne(
    @CurrentStaff() caller: StaffCaller,
    @Param('id', AccountId) id: number,
    @Param('ref', SessionRef) ref: string,
  ): Promise<AccountView> {
    await this.endSessions.run(caller, id, { ref });
    return this.view(id);
  }

  private async view(id: number): Promise<AccountView> {
    return { data: await this.findAccounts.one(id) };
  }
}
