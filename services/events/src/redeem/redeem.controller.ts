import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  redeemBody,
  type EventFormView,
  type EventRewardsView,
  type EventsOpenView,
  type RedeemBody,
  type RedeemView,
} from '@hub/contracts/events';
import { taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { CurrentPlayer, yup, type PlayerCaller } from '@hub/nest-kit/http';
import { findOpenEvents } from './find-open-events.ts';
import { RedeemCode } from './redeem-code.ts';
import { promotionOver } from './redeem.errors.ts';
import { RenderEvent } from './render-event.ts';
import { ShowRewards } from './show-rewards.ts';

/** Event codes, for players. */
@Controller('api/events')
export class RedeemController {
  constructor(
    private readonly db: Db,
    private readonly renderEvent: RenderEvent,
    private readonly showRewards: ShowRewards,
    private readonly redeemCode: RedeemCode,
  ) {}

  @Get('render_event_form/:event')
  render(@CurrentPlayer() caller: PlayerCaller, @Param('event') event: string): Promise<EventFormView> {
    return this.renderEvent.run(caller, event);
  }

  @Get('rewards/:event')
  rewards(@CurrentPlayer() caller: PlayerCaller, @Param('event') event: string): Promise<EventRewardsView> {
    return this.showRewards.run(caller, event);
  }

  @Get('open')
  async open(@CurrentPlayer() { who, language }: PlayerCaller): Promise<EventsOpenView> {
    const events = await findOpenEvents(this.db.source, who.game, language);
    return {
      events: events.map(({ id, name, art, ends_at }) => ({
        event_id: String(id),
        event_name: name,
        end_time: taipeiIso(ends_at),
        art,
      })),
    };
  }

  @Post('redeem_serial_code/:event')
  @HttpCode(200)
  redeem(
    @CurrentPlayer() caller: PlayerCaller,
    @Param('event') event: string,
    @Body(yup(redeemBody)) { serial_no }: RedeemBody,
  ): Promise<RedeemView> {
    return this.redeemCode.run(caller, event, serial_no);
  }

  /** A promotion that is over for good: whatever is sent gets the same answer. */
  @Post('verify_deliveroo')
  deliveroo(): never {
    throw promotionOver();
  }
}
