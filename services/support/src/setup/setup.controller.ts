import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { setupBody, type SetupBody } from '@hub/contracts/tickets';
import { CurrentCaller, yup, type Caller } from '@hub/nest-kit/http';
import { InitSetup } from './init-setup.ts';

@Controller('api/service')
export class SetupController {
  constructor(private readonly initSetup: InitSetup) {}

  @Post('init_setup')
  @HttpCode(200)
  init(@CurrentCaller() caller: Caller, @Body(yup(setupBody)) body: SetupBody) {
    return this.initSetup.run(caller, body);
  }
}
