import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentService } from '../http/caller.ts';
import { EventInbox } from './event-inbox.ts';

@Controller('internal/facts')
export class IntegrationEventsController {
  constructor(private readonly box: EventInbox) {}

  @Post(':name')
  @HttpCode(200)
  take(@CurrentService() from: string, @Param('name') name: string, @Body() body: unknown) {
    return this.box.take(name, body, from);
  }
}
