import { Controller, Get, Header, Param } from '@nestjs/common';
import { CurrentCaller, type Caller } from '@hub/nest-kit/http';
import { OpenClickTarget } from './open-click-target.ts';

@Controller('api/click')
export class ClicksController {
  constructor(private readonly target: OpenClickTarget) {}

  @Get(':id')
  @Header('cache-control', 'no-store')
  async open(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<{ url: string }> {
    return { url: await this.target.run(caller, id) };
  }
}
