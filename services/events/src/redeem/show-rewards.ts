import { Injectable } from '@nestjs/common';
import { pictureAddress, type EventRewardsView } from '@hub/contracts/events';
import { Db } from '@hub/nest-kit/db';
import type { PlayerCaller } from '@hub/nest-kit/http';
import { accountName } from './account.ts';
import { eventIn, findEvent } from './find-event.ts';
import { ownRedemptions } from './own-redemptions.ts';
import { eventAbsent } from './redeem.errors.ts';

@Injectable()
export class ShowRewards {
  constructor(private readonly db: Db) {}

  async run({ who, language }: PlayerCaller, eventId: string): Promise<EventRewardsView> {
    const { source } = this.db;
    const found = await findEvent(source, eventId);
    if (found?.game_id !== who.game) throw eventAbsent();
    const { categories } = eventIn(found, language);
    const own = await ownRedemptions(source, found, accountName(who));
    const had = (category: number) => own.filter(({ category_id }) => category_id === category).length;
    return {
      rewards: categories
        .filter(({ redeemable }) => redeemable)
        .map(({ id, title, contents, picture, per_account }) => ({
          title,
          contents,
          picture: pictureAddress(picture),
          per_account,
          left: Math.max(0, per_account - had(id)),
        })),
    };
  }
}
