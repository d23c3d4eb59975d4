import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { lockEditors, type SubstituteBody, type SubstituteView } from '@hub/contracts/events';
import { requestApproval } from '@hub/nest-kit/approval';
import { hashOfFields, runIdempotent, saveResult, Db, type IdempotentSubmit, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { CodeKeys } from '../../code-keys.ts';
import { takeOfQuota } from '../../deliveries/compensation/keep-quota.ts';
import { keyNeeded } from '../../deliveries/delivery.errors.ts';
import { mustKeepEvent } from '../../program/event.policy.ts';
import { FindEvents } from '../../program/find-events.ts';
import { uidOfRole } from '../account-of-role.ts';
import { categoryDone } from '../redeem.errors.ts';
import type { Place } from '../give-reward.ts';
import { reachableRole, GameRoles } from './known-role.ts';
import { redemptionsOf } from './redemption.view.ts';
import { substituteAudit } from './substitute.audit.ts';
import { substituteKind } from './substitute.kind.ts';
import { givePlace, placeOf, type Substitute } from './substitute-place.ts';

/** One submit has one request for ever. */
const subjectOf = (staff: number, key: string): string =>
  createHash('sha256').update(`substitute\n${staff}\n${key}`).digest('hex').slice(0, 32);

/** A colleague gives a player what a code should have; above the day's quota a second person has to agree first. */
@Injectable()
export class GiveSubstitute {
  constructor(
    private readonly db: Db,
    private readonly keys: CodeKeys,
    private readonly events: FindEvents,
    private readonly roles: GameRoles,
  ) {}

  async run(caller: StaffCaller, event: number, body: SubstituteBody): Promise<SubstituteView> {
    const { who, key } = caller;
    const { game_id } = await this.events.row(who, event);
    mustKeepEvent(who, game_id, lockEditors);
    if (key === null) throw keyNeeded();
    const submit = { scope: `substitute:${event}:staff.${who.id}`, key, hash: hashOfFields({ ...body }) };
    const subject = subjectOf(who.id, key);
    const result = await runIdempotent(this.db.source, submit, async () => {
      const wish = await this.wishOf(event, game_id, body);
      return this.db.runTx((tx) => this.give(tx, caller, wish, submit, subject));
    });
    return { data: await this.answer(result, subject) };
  }

  /** Where the game names no account, that of the form is meant, or the one that was behind the role last. */
  private async wishOf(event: number, game: string, body: SubstituteBody): Promise<Substitute> {
    const { server_id: server, role_id: role, category_id: category, reason } = body;
    const { partner_uid, char_name: name } = await reachableRole(this.roles, { game, server, role });
    const uid = partner_uid || body.partner_uid || (await uidOfRole(this.db.source, { game, server, role }));
    return { event, category, who: { game, uid, server, role, name }, reason };
  }

  private async give(
    tx: Tx,
    caller: StaffCaller,
    wish: Substitute,
    submit: IdempotentSubmit,
    subject: string,
  ): Promise<number> {
    const { place, had, most } = await placeOf(tx, wish);
    if (!place) throw categoryDone();
    const within = await takeOfQuota(tx, caller.who.id, wish.who.game);
    const made = within
      ? await givePlace(tx, wish, place, caller.who.name)
      : await this.ask(tx, caller, wish, { place, subject, had: `${had} / ${most}` });
    if (within) await tx.audit(substituteAudit(caller, wish, { redemption: made }));
    await saveResult(tx, submit, made);
    return made;
  }

  private ask(
    tx: Tx,
    caller: StaffCaller,
    wish: Substitute,
    { place, subject, had }: { place: Place; subject: string; had: string },
  ): Promise<number> {
    const { category } = place;
    const items = category.items.map(({ item_code, qty }) => `${item_code} × ${qty}`).join(', ');
    return requestApproval(tx, substituteKind, caller, {
      subject,
      object: `role:${wish.who.role}`,
      game: wish.who.game,
      after: {
        had: had.replace(/^\d+/, String(place.slot)),
        role: `${wish.who.server} ${wish.who.role}`,
        event_rewards: `${category.title} → ${items}`,
      },
      change: wish,
      reason: wish.reason,
    });
  }

  /** Of what was asked for the request alone is known: the redemption comes with the decision. */
  private async answer(result: number, subject: string): Promise<SubstituteView['data']> {
    const { manager } = this.db.source;
    const [asked] = await manager.query<{ id: number }[]>(
      'SELECT id FROM approval WHERE kind = ? AND subject = ? AND id = ?',
      [substituteKind.name, subject, result],
    );
    if (asked) return { redemption: null, approval: asked.id };
    const [redemption] = await redemptionsOf(manager, this.keys, [result]);
    return { redemption: redemption ?? null, approval: null };
  }
}
