import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { reopenBody, type Desk, type ReopenBody } from '@hub/contracts/tickets';
import { CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { CloseAsStaff } from './close-as-staff.ts';
import { ReopenCase } from './reopen-case.ts';
import { ResendCode } from './resend-code.ts';

/** How a case ends and begins anew, and its code once more. */
export function endingsController(desk: Desk) {
  @Controller(`api/staff/${desk.api}`)
  class EndingsController {
    constructor(
      private readonly closeAsStaff: CloseAsStaff,
      private readonly reopenCase: ReopenCase,
      private readonly resendCode: ResendCode,
    ) {}

    @Post(':id/close')
    @HttpCode(200)
    close(@CurrentStaff() caller: StaffCaller, @Param('id') id: string, @SeenVersion() seen: number) {
      return this.closeAsStaff.run(caller, numberOf(id), seen);
    }

    @Post(':id/reopen')
    @HttpCode(200)
    reopen(
      @CurrentStaff() caller: StaffCaller,
      @Param('id') id: string,
      @Body(yup(reopenBody)) body: ReopenBody,
      @SeenVersion() seen: number,
    ) {
      return this.reopenCase.run(caller, numberOf(id), body, seen);
    }

    @Post(':id/resend_code')
    @HttpCode(200)
    resend(@CurrentStaff() caller: StaffCaller, @Param('id') id: string, @SeenVersion() seen: number) {
      return this.resendCode.run(caller, numberOf(id), seen);
    }
  }
  return EndingsController;
}
