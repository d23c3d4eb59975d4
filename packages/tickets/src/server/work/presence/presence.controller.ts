import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { presenceBody, type Desk, type PresenceBody } from '@hub/contracts/tickets';
import { CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { ShowPresence } from './show-presence.ts';

/** Who is at a case. */
export function presenceController(desk: Desk) {
  @Controller(`api/staff/${desk.api}`)
  class PresenceController {
    constructor(private readonly showPresence: ShowPresence) {}

    @Post(':id/presence')
    @HttpCode(200)
    beat(@CurrentStaff() caller: StaffCaller, @Param('id') id: string, @Body(yup(presenceBody)) body: PresenceBody) {
      return this.showPresence.run(caller, numberOf(id), body);
    }
  }
  return PresenceController;
}
