import { Body, Controller, Param } from '@nestjs/common';
import { workCalls, reopenBody, type Desk, type ReopenBody } from '@hub/contracts/tickets';
import { Call, CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { CloseAsStaff } from './close-as-staff.ts';
import { ReopenCase } from './reopen-case.ts';
import { ResendCode } from './resend-code.ts';

export function endingsController(desk: Desk) {
  @Controller()
  class EndingsController {
    constructor(
      private readonly closeAsStaff: CloseAsStaff,
      private readonly reopenCase: ReopenCase,
      private readonly resendCode: ResendCode,
    ) {}

    @Call(workCalls(desk).closeCase)
    close(@CurrentStaff() caller: StaffCaller, @Param('q_id') id: string, @SeenVersion() seen: number) {
      return this.closeAsStaff.run(caller, numberOf(id), seen);
    }

    @Call(workCalls(desk).reopenCase)
    reopen(
      @CurrentStaff() caller: StaffCaller,
      @Param('q_id') id: string,
      @Body(yup(reopenBody)) body: ReopenBody,
      @SeenVersion() seen: number,
    ) {
      return this.reopenCase.run(caller, numberOf(id), body, seen);
    }

    @Call(workCalls(desk).resendCode)
    resend(@CurrentStaff() caller: StaffCaller, @Param('q_id') id: string, @SeenVersion() seen: number) {
      return this.resendCode.run(caller, numberOf(id), seen);
    }
  }
  return EndingsController;
}
