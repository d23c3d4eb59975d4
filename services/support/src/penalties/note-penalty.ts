import { Injectable } from '@nestjs/common';
import type { AddPenaltyBody, OnePenaltyView } from '@hub/contracts/support';
import {
  Db,
  findResult,
  hashOfFields,
  isDuplicate,
  saveResult,
  type IdempotentSubmit,
  type Tx,
} from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { FindPenalties } from './find-penalties.ts';
import { penaltyAudit } from './penalty.audit.ts';
import { Penalty } from './penalty.entity.ts';
import { mustKeep, penaltyNewer } from './penalty.policy.ts';

/** Notes a penalty from now on, once for each submit, and only by who has seen all that stand. */
@Injectable()
export class NotePenalty {
  constructor(
    private readonly db: Db,
    private readonly penalties: FindPenalties,
  ) {}

  async run(caller: StaffCaller, body: AddPenaltyBody): Promise<OnePenaltyView> {
    mustKeep(caller.who, body.game_id);
    const scope = `penalty:staff.${caller.who.id}`;
    const submit = caller.key ? { scope, key: caller.key, hash: hashOfFields(body) } : null;
    const id = (await this.earlier(submit)) ?? (await this.once(caller, body, submit));
    return this.penalties.one(id);
  }

  private async earlier(submit: IdempotentSubmit | null): Promise<number | null> {
    return submit && findResult(this.db.source, submit);
  }

  private async once(caller: StaffCaller, body: AddPenaltyBody, submit: IdempotentSubmit | null): Promise<number> {
    try {
      return await this.db.runTx((tx) => this.keep(tx, caller, body, submit));
    } catch (error) {
      // What stands in the way may be this very submit, that arrived twice.
      const twin = await this.earlier(submit);
      if (twin !== null) return twin;
      throw isDuplicate(error, 'penalty_nth') ? penaltyNewer() : error;
    }
  }

  private async keep(
    tx: Tx,
    caller: StaffCaller,
    body: AddPenaltyBody,
    submit: IdempotentSubmit | null,
  ): Promise<number> {
    const { game_id, uid, kind, days, reason, seen } = body;
    const newest = await tx.manager.findOne(Penalty, {
      where: { game_id, partner_uid: uid },
      order: { nth: 'DESC' },
    });
    if ((newest?.nth ?? 0) !== seen) throw penaltyNewer();
    const inserted = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(Penalty)
      .values({
        game_id,
        partner_uid: uid,
        nth: seen + 1,
        kind: kind as Penalty['kind'],
        days,
        starts_at: () => 'NOW(3)',
        ends_at: () => `NOW(3) + INTERVAL ${Math.trunc(days)} DAY`,
        reason,
        staff_name: caller.who.name,
      })
      .updateEntity(false)
      .execute();
    const id = Number((inserted.raw as { insertId: number }).insertId);
    await tx.audit(penaltyAudit(caller, 'penalty.note', { id, game_id }, { nth: seen + 1, kind, days, reason }));
    if (submit) await saveResult(tx, submit, id);
    return id;
  }
}
