import { Body, Controller } from '@nestjs/common';
import { setupBody, type SetupBody } from '@hub/contracts/tickets';
import { vipServiceCalls } from '@hub/contracts/vip';
import { Call, CurrentCaller, yup, type Caller } from '@hub/nest-kit/http';
import { InitSetup } from './init-setup.ts';

@Controller()
export class SetupController {
  constructor(private readonly initSetup: InitSetup) {}

  @Call(vipServiceCalls.initSetup)
  init(@CurrentCaller() caller: Caller, @Body(yup(setupBody)) body: SetupBody) {
    return this.initSetup.run(caller, body);
  }
}
