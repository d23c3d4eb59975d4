import { Controller, Get, Query } from '@nestjs/common';
import type { OpenEventsView } from '@hub/contracts/events';
import { Db } from '@hub/nest-kit/db';
import { CurrentService } from '@hub/nest-kit/http';

const MOST = 50;

/** For services that name events. */
@Controller('internal/events')
export class OpenEventsController {
  constructor(private readonly db: Db) {}

  /** What players of a game can redeem at now, the newest first. */
  @Get('open')
  async open(@CurrentService() _from: string, @Query('game') game: string | undefined): Promise<OpenEventsView> {
    const events = await this.db.source.query<OpenEventsView['events']>(
      `SELECT id, name FROM event WHERE game_id = ? AND published_at IS NOT NULL AND stopped_at IS NULL
          AND removed_at IS NULL AND starts_at <= NOW(3) AND ends_at >= NOW(3) ORDER BY id DESC LIMIT ${MOST}`,
      [game ?? ''],
    );
    return { events };
  }
}
