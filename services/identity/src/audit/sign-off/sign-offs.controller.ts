import { Body, Controller, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { signOffBody, type SignOffBody } from '@hub/contracts/identity';
import { CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { FreshFactor } from '../../staff/sessions/fresh-factor.ts';
import { ShowMonths } from './show-months.ts';
import { SignMonth } from './sign-month.ts';

@Controller('api/staff/audit/sign_offs')
export class SignOffsController {
  constructor(
    private readonly showMonths: ShowMonths,
    private readonly signMonth: SignMonth,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller) {
    return this.showMonths.list(caller);
  }

  @Get(':month')
  @Header('cache-control', 'no-store')
  one(@CurrentStaff() caller: StaffCaller, @Param('month') month: string) {
    return this.showMonths.one(caller, month);
  }

  @Post(':month')
  @HttpCode(200)
  @UseGuards(FreshFactor)
  sign(@CurrentStaff() caller: StaffCaller, @Param('month') month: string, @Body(yup(signOffBody)) body: SignOffBody) {
    return this.signMonth.run(caller, month, body);
  }
}
