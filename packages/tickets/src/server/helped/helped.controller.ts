import { Body, Controller } from '@nestjs/common';
import { reportCalls, helpedBody, type Desk, type HelpedBody } from '@hub/contracts/tickets';
import { Call, CurrentCaller, yup, type Caller } from '@hub/nest-kit/http';
import { CountHelped } from './count-helped.ts';

export function helpedController(desk: Desk) {
  @Controller()
  class HelpedController {
    constructor(private readonly countHelped: CountHelped) {}

    @Call(reportCalls(desk).noteHelped)
    helped(@CurrentCaller() caller: Caller, @Body(yup(helpedBody)) body: HelpedBody) {
      return this.countHelped.run(caller, body);
    }
  }
  return HelpedController;
}
