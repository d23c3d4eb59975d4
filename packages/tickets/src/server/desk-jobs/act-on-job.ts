import { Inject, Injectable } from '@nestjs/common';
import type { DeskJobView } from '@hub/contracts/jobs';
import type { Desk } from '@hub/contracts/tickets';
import { Db, type Tx } from '@hub/nest-kit/db';
import { ExportRepository } from '@hub/nest-kit/exports';
import type { StaffCaller } from '@hub/nest-kit/http';
import { retryFailed } from '@hub/nest-kit/outbox';
import { DESK } from '../ports.ts';
import { givenUp } from './bulks-source.ts';
import { FindJobs, jobView } from './find-jobs.ts';
import { jobScope } from './job.policy.ts';
import type { FoundJob } from './job-sources.ts';

type Deed = 'cancel' | 'retry';

/** Background work is given up, or tried again after it was. Doing it twice, or too late, changes nothing. */
@Injectable()
export class ActOnJob {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly box: ExportRepository,
    private readonly jobs: FindJobs,
  ) {}

  async run(caller: StaffCaller, name: string, deed: Deed): Promise<DeskJobView> {
    const before = await this.jobs.one(caller.who, name);
    await this.db.runTx(async (tx) => {
      const done = deed === 'cancel' ? await this.cancel(tx, before) : await this.retry(tx, before);
      if (!done) return;
      const { source, id, what, state, games } = before;
      await tx.audit({
        actor_kind: 'staff',
        actor: caller.who.login,
        action: `${source}.${deed}`,
        game_id: games.length === 1 ? (games[0] ?? '') : '',
        object: `${source === 'task' ? 'outbox' : source}:${id}`,
        detail: JSON.stringify({
          kind: what,
          games: games.join(' '),
          before: { state },
          after: { state: deed === 'cancel' ? 'cancelled' : 'waiting' },
        }),
        rid: caller.rid,
        address: caller.ip,
      });
    });
    return { data: jobView(await this.jobs.one(caller.who, name), jobScope(caller.who)) };
  }

  private async cancel(tx: Tx, { source, id }: FoundJob): Promise<boolean> {
    if (source === 'export') return this.box.cancel(tx, await this.box.byId(Number(id)));
    return source === 'bulk' && stopBulk(tx, id);
  }

  private async retry(tx: Tx, { source, id }: FoundJob): Promise<boolean> {
    if (source === 'export') return this.box.retry(tx, await this.box.byId(Number(id)));
    if (source === 'task') return retryFailed(tx.manager, id);
    const task = (await givenUp(this.db.source, this.desk)).get(Number(id))?.task;
    return task !== undefined && retryFailed(tx.manager, task);
  }
}

/** The case at hand is still done; those that wait are not. */
async function stopBulk({ manager }: Tx, id: string): Promise<boolean> {
  const stopped: { affectedRows: number } = await manager.query(
    "UPDATE bulk_item SET result = 'stopped', done_at = NOW(3) WHERE bulk_id = ? AND result IS NULL",
    [id],
  );
  if (stopped.affectedRows === 0) return false;
  await manager.query('UPDATE bulk SET done_at = COALESCE(done_at, NOW(3)) WHERE id = ?', [id]);
  return true;
}
