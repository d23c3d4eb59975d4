import { Controller, Get, Param, Query } from '@nestjs/common';
import { pictureAddress, type EventArt, type EventTopView } from '@hub/contracts/events';
import { Db } from '@hub/nest-kit/db';
import { CurrentService, numberOf } from '@hub/nest-kit/http';
import { eventAbsent } from './redeem.errors.ts';

/** For the gateway, which draws what stands on top of the page of an event. */
@Controller('internal/pictures')
export class EventPictureController {
  constructor(private readonly db: Db) {}

  @Get(':event')
  async of(
    @CurrentService() _from: string,
    @Param('event') event: string,
    @Query('game') game: string | undefined,
  ): Promise<EventTopView> {
    const [found] = await this.db.source.query<{ art: EventArt; picture: string }[]>(
      `SELECT art, picture FROM event
        WHERE id = ? AND game_id = ? AND published_at IS NOT NULL AND removed_at IS NULL`,
      [numberOf(event), game ?? ''],
    );
    if (!found) throw eventAbsent();
    return { event: { art: found.art, picture: pictureAddress(found.picture) } };
  }
}
