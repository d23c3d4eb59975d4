import { Injectable } from '@nestjs/common';
import { eventsTexts, faultOfCode, normalCode, type RedeemView } from '@hub/contracts/events';
import { sentenceOf } from '@hub/contracts/shared';
import { Db, isDuplicate, type Tx } from '@hub/nest-kit/db';
import type { PlayerCaller } from '@hub/nest-kit/http';
import { CodeKeys } from '../code-keys.ts';
import { accountName } from './account.ts';
import { isElsewhere, lockCode } from './find-code.ts';
import { eventIn, findEvent, whyClosed, type SeenEvent } from './find-event.ts';
import { giveReward } from './give-reward.ts';
import { judgeCode, type Judgement } from './judge-code.ts';
import { countWrong, lockAccount, type AccountLock, type Redeemer } from './lock-account.ts';
import { ownRedemptions, type OwnRedemption } from './own-redemptions.ts';
import { RedeemPace } from './redeem-pace.ts';
import {
  categoryClosed,
  categoryDone,
  eventAbsent,
  eventClosed,
  redeemLocked,
  serialShort,
  serialSigns,
  serialWrong,
} from './redeem.errors.ts';
import { standingOf } from './standing.ts';

type Entered = { text: string; mac: Buffer };
type End = { is: Judgement['is'] | 'locked'; lock: AccountLock; own: OwnRedemption[] };

const refusals = {
  locked: redeemLocked,
  wrong: serialWrong,
  category_closed: categoryClosed,
  category_done: categoryDone,
};

@Injectable()
export class RedeemCode {
  constructor(
    private readonly db: Db,
    private readonly keys: CodeKeys,
    private readonly pace: RedeemPace,
  ) {}

  async run({ who, ip, language }: PlayerCaller, eventId: string, typed: string): Promise<RedeemView> {
    const entered = this.read(typed);
    await this.pace.demand([`player ${who.game}:${accountName(who)}`, `address ${ip}`], entered.mac);
    const found = await findEvent(this.db.source, eventId);
    if (found?.game_id !== who.game) throw eventAbsent();
    const event = eventIn(found, language);
    const closed = whyClosed(event);
    if (closed) throw eventClosed(closed);
    const { is, ...has } = await this.attempt(event, who, entered);
    if (is !== 'good' && is !== 'own') throw refusals[is]();
    const standing = await standingOf(this.db.source, this.keys, event, has, language);
    const again = is === 'own';
    const msg = sentenceOf(eventsTexts, again ? 'REDEEMED_BEFORE' : 'REDEEMED', language);
    return { msg, again, ...standing };
  }

  private read(typed: string): Entered {
    const text = normalCode(typed);
    const fault = faultOfCode(text);
    if (fault === 'short') throw serialShort();
    if (fault) throw serialSigns();
    return { text, mac: this.keys.macOf(text) };
  }

  /** However it ends is answered, and so committed: what is thrown in a transaction would take the count of it back. */
  private async attempt(event: SeenEvent, who: Redeemer, entered: Entered): Promise<End> {
    try {
      return await this.db.runTx((tx) => this.judge(tx, event, who, entered));
    } catch (error) {
      if (isDuplicate(error, 'redemption_slot')) throw categoryDone();
      throw error;
    }
  }

  private async judge(tx: Tx, event: SeenEvent, who: Redeemer, { text, mac }: Entered): Promise<End> {
    const { manager } = tx;
    const lock = await lockAccount(manager, event, who);
    if (lock.locked) return { is: 'locked', lock, own: [] };
    const code = await lockCode(manager, event.id, mac);
    const own = await ownRedemptions(manager, event, accountName(who));
    const judged = judgeCode(event, code, own);
    if (judged.is === 'wrong') {
      const why = !code && (await isElsewhere(manager, mac)) ? 'foreign' : judged.why;
      await countWrong(manager, event, lock, who, { why, mac });
    }
    if (judged.is !== 'good' || !code) return { is: judged.is, lock, own };
    const seal = (mailId: string) => this.keys.sealCode(text, mailId);
    const given = await giveReward(tx, event, who, judged, { code, seal });
    return { is: 'good', lock, own: [...own, given] };
  }
}
