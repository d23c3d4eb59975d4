import { Injectable } from '@nestjs/common';
import type { ReleaseBody, ReleaseView } from '@hub/contracts/events';
import { requestApproval } from '@hub/nest-kit/approval';
import { Db, hashOfFields, runIdempotent, saveResult } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { batchEmpty, batchMoved } from '../delivery.errors.ts';
import { mustAct } from '../delivery.policy.ts';
import { batchRelease, heldOf } from './batch-release.kind.ts';
import { releaseFacts } from './release-facts.ts';
import { DryRunBatch } from './dry-run.ts';
import { FindBatches } from './find-batches.ts';

@Injectable()
export class ReleaseBatch {
  constructor(
    private readonly db: Db,
    private readonly batches: FindBatches,
    private readonly dry: DryRunBatch,
  ) {}

  async run(caller: StaffCaller, id: number, { upto, many, reason }: ReleaseBody): Promise<ReleaseView> {
    const { game_id, name } = await this.batches.one(caller.who, id);
    mustAct(caller.who, game_id);
    const scope = `batch.release:${id}:staff.${caller.who.id}`;
    const submit = caller.key ? { scope, key: caller.key, hash: hashOfFields({ upto, many, reason }) } : null;
    // Counted once, outside of the transaction: whoever decides reads it, nothing of it is compared.
    const dry = await this.dry.run(caller.who, id, upto);
    const approval = await runIdempotent(this.db.source, submit, () =>
      this.db.runTx(async (tx) => {
        const held = await heldOf(tx.manager, { batch: id, upto });
        if (held === 0) throw batchEmpty();
        if (held !== many) throw batchMoved();
        const made = await requestApproval(tx, batchRelease, caller, {
          subject: String(id),
          object: `batch:${name}`,
          game: game_id,
          after: { waiting: '0', released: String(many), ...releaseFacts(dry) },
          change: { batch: id, upto },
          reason,
        });
        if (submit) await saveResult(tx, submit, made);
        return made;
      }),
    );
    const batch = await this.batches.one(caller.who, id);
    return { data: { ...dry, batch, may_release: dry.may_release && batch.approval === null }, approval };
  }
}
