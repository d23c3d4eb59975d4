import { pageCalls } from '@hub/contracts/catalog';
import { Controller, Header, Param } from '@nestjs/common';
import { Call, CurrentCaller, type Caller } from '@hub/nest-kit/http';
import { OpenClickTarget } from './open-click-target.ts';

@Controller()
export class ClicksController {
  constructor(private readonly target: OpenClickTarget) {}

  @Call(pageCalls.followClick)
  @Header('cache-control', 'no-store')
  async open(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<{ url: string }> {
    return { url: await this.target.run(caller, id) };
  }
}
