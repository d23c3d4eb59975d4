import { Injectable } from '@nestjs/common';
import type { LiftPenaltyBody, OnePenaltyView } from '@hub/contracts/support';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { FindPenalties } from './find-penalties.ts';
import { penaltyAudit } from './penalty.audit.ts';
import { Penalty } from './penalty.entity.ts';
import { mustKeep, penaltyAbsent, penaltyOver } from './penalty.policy.ts';

/** Ends a running penalty early, for a reason. Lifted already is lifted; one that is over is not lifted any more. */
@Injectable()
export class LiftPenalty {
  constructor(
    private readonly db: Db,
    private readonly penalties: FindPenalties,
  ) {}

  async run(caller: StaffCaller, id: number, { reason }: LiftPenaltyBody): Promise<OnePenaltyView> {
    const table = this.db.source.getRepository(Penalty);
    const row = await table.findOneBy({ id });
    if (!row) throw penaltyAbsent();
    mustKeep(caller.who, row.game_id);
    await this.db.runTx(async (tx) => {
      const { affected } = await tx.manager
        .createQueryBuilder()
        .update(Penalty)
        .set({ lifted_at: () => 'NOW(3)', lifted_by: caller.who.name, lift_reason: reason })
        .where('id = :id AND lifted_at IS NULL AND ends_at > NOW(3)', { id })
        .execute();
      if (affected) await tx.audit(penaltyAudit(caller, 'penalty.lift', row, { nth: row.nth, kind: row.kind, reason }));
    });
    const now = await this.penalties.one(id);
    if (now.data.state !== 'lifted') throw penaltyOver();
    return now;
  }
}
