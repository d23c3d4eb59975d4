import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentService } from '../http/caller.ts';
import { FactBox } from './fact-box.ts';

@Controller('internal/facts')
export class FactsController {
  constructor(private readonly box: FactBox) {}

  @Post(':name')
  @HttpCode(200)
  take(@CurrentService() from: string, @Param('name') name: string, @Body() body: unknown) {
    return this.box.take(name, body, from);
  }
}
