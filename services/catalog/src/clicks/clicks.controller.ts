import { Controller, Get, Header, Param } from '@nestjs/common';
import { OpenClickTarget } from './open-click-target.ts';

@Controller('api/click')
export class ClicksController {
  constructor(private readonly target: OpenClickTarget) {}

  @Get(':id')
  @Header('cache-control', 'no-store')
  async open(@Param('id') id: string): Promise<{ url: string }> {
    return { url: await this.target.run(id) };
  }
}
