import { Injectable } from '@nestjs/common';
import {
  eventsTexts,
  faultOfCode,
  inFours,
  isInFours,
  maskedCode,
  normalCode,
  type EventBody,
  type EventsCode,
  type TestOutcome,
  type TestRedeemBody,
  type TestRedeemView,
} from '@hub/contracts/events';
import { sentenceOf, taipeiIso } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { CodeKeys } from '../code-keys.ts';
import { GameRoles } from '../redeem/desk/known-role.ts';
import { findCode, isElsewhere, type FoundCode } from '../redeem/find-code.ts';
import { whyClosed, type SeenCategory, type SeenEvent } from '../redeem/find-event.ts';
import { judgeCode } from '../redeem/judge-code.ts';
import { findLock } from '../redeem/lock-account.ts';
import { ownRedemptions } from '../redeem/own-redemptions.ts';
import { rewardWeek } from '../redeem/reward-week.ts';
import { eventAudit } from './event.audit.ts';
import { draftOf, liveContent, windowOf } from './event.content.ts';
import { mustKeepEvent } from './event.policy.ts';
import type { Stored } from './event.view.ts';
import { FindEvents } from './find-events.ts';
import { triedRole, type Tried } from './tried-role.ts';

type Trial = {
  outcome: TestOutcome;
  closed?: EventsCode;
  category?: SeenCategory;
  found?: FoundCode | null;
  counts?: boolean;
  own?: boolean;
};

/** What the player reads. Nobody but staff is told one wrong code from another. */
const SENTENCES: Partial<Record<TestOutcome, EventsCode>> = {
  good: 'REDEEMED',
  short: 'SERIAL_SHORT',
  signs: 'SERIAL_SIGNS',
  category_closed: 'CATEGORY_CLOSED',
  category_done: 'CATEGORY_DONE',
  locked: 'REDEEM_LOCKED',
};

/** By the rules of players; it leaves a trace, for it tells a good code from a bad one. */
@Injectable()
export class TestRedeem {
  constructor(
    private readonly db: Db,
    private readonly keys: CodeKeys,
    private readonly find: FindEvents,
    private readonly roles: GameRoles,
  ) {}

  async run(caller: StaffCaller, id: number, body: TestRedeemBody): Promise<TestRedeemView> {
    const row = await this.find.row(caller.who, id);
    mustKeepEvent(caller.who, row.game_id);
    const content = (await liveContent(this.db.source, row)) ?? draftOf(row);
    const code = normalCode(body.serial_no);
    const tried = await triedRole(this.roles, this.db.source.manager, row.game_id, body);
    const trial = await this.judge(row, content, code, tried);
    await this.note(caller, row, code, trial, tried);
    const message = trial.own ? 'REDEEMED_BEFORE' : (trial.closed ?? SENTENCES[trial.outcome] ?? 'SERIAL_WRONG');
    return {
      outcome: trial.outcome,
      counts: trial.counts ?? false,
      message: sentenceOf(eventsTexts, message, caller.language),
      code: trial.found && isInFours(trial.found.kind, code) ? inFours(code) : code,
      batch: trial.found?.batch_id ?? null,
      role: tried.role,
      mail: trial.category ? mailOf(trial.category, row, content) : null,
    };
  }

  private async judge(row: Stored, content: EventBody, text: string, { account }: Tried): Promise<Trial> {
    const fault = faultOfCode(text);
    if (fault) return { outcome: fault === 'short' ? 'short' : 'signs' };
    const { manager } = this.db.source;
    const event = seenBy(row, content);
    const closed = row.published_at && whyClosed(event);
    if (closed) return { outcome: 'not_open', closed };
    if ((await findLock(this.db.source, event, account))?.locked) return { outcome: 'locked' };
    const mac = this.keys.macOf(text);
    const found = await findCode(manager, row.id, mac);
    const judged = judgeCode(event, found, await ownRedemptions(manager, event, account));
    if (judged.is === 'own') return { outcome: 'used', own: true, found };
    if (judged.is === 'good') return { outcome: 'good', category: judged.category, found };
    if (judged.is !== 'wrong') return { outcome: judged.is, found };
    const foreign = !found && (await isElsewhere(manager, mac));
    return { outcome: foreign ? 'foreign' : judged.why, counts: true, found };
  }

  private async note(caller: StaffCaller, row: Stored, code: string, trial: Trial, { role }: Tried): Promise<void> {
    const whom = role && { role_id: role.role_id, server_id: role.server_id, role_confirmed: role.confirmed };
    const detail = { name: row.name, code: maskedCode(code), outcome: trial.own ? 'own' : trial.outcome, ...whom };
    await this.db.runTx((tx) => tx.audit(eventAudit(caller, 'event.test', row, detail)));
  }
}

const seenBy = (row: Stored, content: EventBody): SeenEvent => ({
  ...content,
  ...windowOf(content),
  id: row.id,
  game_id: row.game_id,
  stopped: row.stopped_at !== null,
  now: row.at,
  translations: null,
  categories: content.categories.map(({ open, ...one }) => ({ ...one, translations: null, redeemable: open })),
});

function mailOf(category: SeenCategory, row: Stored, { pace }: EventBody): TestRedeemView['mail'] {
  return {
    category: category.title,
    title: category.mail_title,
    body: category.mail_body,
    items: category.items,
    expire_days: category.expire_days,
    // With the others of its week it leaves when two people say so.
    leaves_at: pace === 'at_once' ? taipeiIso(row.at) : null,
    deadline_at: taipeiIso(rewardWeek(row.at).deadline),
  };
}
