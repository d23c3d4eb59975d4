import { Body, Controller, Header, Param, UseGuards } from '@nestjs/common';
import { signOffCalls, signOffBody, type SignOffBody } from '@hub/contracts/identity';
import { Call, CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { FreshFactor } from '../../staff/sessions/fresh-factor.ts';
import { ShowMonths } from './show-months.ts';
import { SignMonth } from './sign-month.ts';

@Controller()
export class SignOffsController {
  constructor(
    private readonly showMonths: ShowMonths,
    private readonly signMonth: SignMonth,
  ) {}

  @Call(signOffCalls.listSignOffs)
  @Header('cache-control', 'no-store')
  list(@CurrentStaff() caller: StaffCaller) {
    return this.showMonths.list(caller);
  }

  @Call(signOffCalls.getSignOff)
  @Header('cache-control', 'no-store')
  one(@CurrentStaff() caller: StaffCaller, @Param('month') month: string) {
    return this.showMonths.one(caller, month);
  }

  @Call(signOffCalls.signOff)
  @UseGuards(FreshFactor)
  sign(@CurrentStaff() caller: StaffCaller, @Param('month') month: string, @Body(yup(signOffBody)) body: SignOffBody) {
    return this.signMonth.run(caller, month, body);
  }
}
