import { Body, Controller, Param } from '@nestjs/common';
import { workCalls, presenceBody, type Desk, type PresenceBody } from '@hub/contracts/tickets';
import { Call, CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { ShowPresence } from './show-presence.ts';

export function presenceController(desk: Desk) {
  @Controller()
  class PresenceController {
    constructor(private readonly showPresence: ShowPresence) {}

    @Call(workCalls(desk).notePresence)
    beat(@CurrentStaff() caller: StaffCaller, @Param('q_id') id: string, @Body(yup(presenceBody)) body: PresenceBody) {
      return this.showPresence.run(caller, numberOf(id), body);
    }
  }
  return PresenceController;
}
