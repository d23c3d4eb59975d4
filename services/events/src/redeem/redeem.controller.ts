import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  pictureAddress,
  redeemCalls,
  redeemBody,
  myRedemptionsQuery,
  type EventFormView,
  type EventRewardsView,
  type EventsOpenView,
  type MyRedemptionsQuery,
  type MyRedemptionsView,
  type RedeemBody,
  type RedeemView,
} from '@hub/contracts/events';
import { taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { Call, CurrentMember, CurrentPlayer, yup, type MemberCaller, type PlayerCaller } from '@hub/nest-kit/http';
import { FindMyRedemptions } from './find-my-redemptions.ts';
import { findOpenEvents } from './find-open-events.ts';
import { RedeemCode } from './redeem-code.ts';
import { promotionOver } from './redeem.errors.ts';
import { RenderEvent } from './render-event.ts';
import { ShowRewards } from './show-rewards.ts';

@Controller()
export class RedeemController {
  constructor(
    private readonly db: Db,
    private readonly renderEvent: RenderEvent,
    private readonly showRewards: ShowRewards,
    private readonly redeemCode: RedeemCode,
    private readonly findMyRedemptions: FindMyRedemptions,
  ) {}

  @Call(redeemCalls.renderEventForm)
  render(@CurrentPlayer() caller: PlayerCaller, @Param('event') event: string): Promise<EventFormView> {
    return this.renderEvent.run(caller, event);
  }

  @Call(redeemCalls.listRewards)
  rewards(@CurrentPlayer() caller: PlayerCaller, @Param('event') event: string): Promise<EventRewardsView> {
    return this.showRewards.run(caller, event);
  }

  @Call(redeemCalls.listOpenEvents)
  async open(@CurrentPlayer() { who, language }: PlayerCaller): Promise<EventsOpenView> {
    const events = await findOpenEvents(this.db.source, who.game, language);
    return {
      events: events.map(({ id, name, art, picture, ends_at }) => ({
        event_id: String(id),
        event_name: name,
        end_time: taipeiIso(ends_at),
        art,
        picture: pictureAddress(picture),
      })),
    };
  }

  @Call(redeemCalls.listMyRedemptions)
  @Header('cache-control', 'no-store, no-transform')
  mine(
    @CurrentMember() caller: MemberCaller,
    @Query(yup(myRedemptionsQuery)) query: MyRedemptionsQuery,
  ): Promise<MyRedemptionsView> {
    return this.findMyRedemptions.run(caller, query);
  }

  @Call(redeemCalls.redeemCode)
  redeem(
    @CurrentPlayer() caller: PlayerCaller,
    @Param('event') event: string,
    @Body(yup(redeemBody)) { serial_no }: RedeemBody,
  ): Promise<RedeemView> {
    return this.redeemCode.run(caller, event, serial_no);
  }

  /** A promotion that is over for good: whatever is sent gets the same answer. */
  @Call(redeemCalls.verifyDeliveroo)
  deliveroo(): never {
    throw promotionOver();
  }
}
