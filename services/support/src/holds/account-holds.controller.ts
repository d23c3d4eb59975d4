import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  accountHoldBody,
  accountHoldCalls,
  accountHoldQuery,
  accountReleaseBody,
  holdForRequestBody,
  type AccountHoldBody,
  type AccountHoldQuery,
  type AccountReleaseBody,
  type HoldForRequestBody,
} from '@hub/contracts/support';
import { Call, CurrentService, CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { AccountHolds } from './account-holds.ts';
import { RequestHolds } from './request-holds.ts';

@Controller()
export class AccountHoldsController {
  constructor(private readonly holds: AccountHolds) {}

  @Call(accountHoldCalls.getAccountHold)
  find(@CurrentStaff() caller: StaffCaller, @Query(yup(accountHoldQuery)) account: AccountHoldQuery) {
    return this.holds.find(caller, account);
  }

  @Call(accountHoldCalls.holdAccount)
  hold(@CurrentStaff() caller: StaffCaller, @Body(yup(accountHoldBody)) body: AccountHoldBody) {
    return this.holds.hold(caller, body);
  }

  @Call(accountHoldCalls.releaseAccount)
  release(@CurrentStaff() caller: StaffCaller, @Body(yup(accountReleaseBody)) body: AccountReleaseBody) {
    return this.holds.release(caller, body);
  }
}

@Controller('internal/held_accounts')
export class HeldAccountsController {
  constructor(
    private readonly holds: AccountHolds,
    private readonly requests: RequestHolds,
  ) {}

  @Post('of_request')
  @HttpCode(200)
  take(@CurrentService() _: string, @Body(yup(holdForRequestBody)) body: HoldForRequestBody) {
    return this.requests.take(body);
  }

  @Get()
  after(@CurrentService() _: string, @Query('game') game = '', @Query('uid') uid = '') {
    return this.holds.after(String(game), String(uid));
  }
}
