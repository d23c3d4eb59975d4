import { Controller, Get, Query } from '@nestjs/common';
import type { OpenEventsView } from '@hub/contracts/events';
import { languageFor } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { CurrentService } from '@hub/nest-kit/http';
import { findOpenEvents } from './find-open-events.ts';

@Controller('internal/events')
export class OpenEventsController {
  constructor(private readonly db: Db) {}

  @Get('open')
  async open(
    @CurrentService() _from: string,
    @Query('game') game: string | undefined,
    @Query('language') language?: string,
  ): Promise<OpenEventsView> {
    const events = await findOpenEvents(this.db.source, game ?? '', languageFor(language));
    return { events: events.map(({ id, name }) => ({ id, name })) };
  }
}
