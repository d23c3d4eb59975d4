import type { DeskJobView } from '@hub/contracts/jobs';
import type { Db, Tx } from '../db/db.ts';
import type { ExportRepository } from '../exports/export-repository.ts';
import type { StaffCaller } from '../http/caller.ts';
import { retryFailed } from '../outbox/requeue.ts';
import type { FindServiceJobs } from './find-service-jobs.ts';
import { serviceJobView, type ServiceJob } from './service-job-rows.ts';

export type JobAction = 'cancel' | 'retry';

/** Twice, or too late, changes nothing. */
export class ActOnServiceJob {
  constructor(
    private readonly db: Db,
    private readonly jobs: FindServiceJobs,
    private readonly box: ExportRepository | null,
  ) {}

  async run(caller: StaffCaller, name: string, deed: JobAction): Promise<DeskJobView> {
    const before = await this.jobs.one(caller.who, name);
    await this.db.runTx(async (tx) => {
      if (!(await this.act(tx, before, deed))) return;
      const { source, id, what, state } = before;
      await tx.audit({
        actor_kind: 'staff',
        actor: caller.who.login,
        action: `${source}.${deed}`,
        game_id: '',
        object: `${source === 'task' ? 'outbox' : source}:${id}`,
        detail: JSON.stringify({
          kind: what,
          before: { state },
          after: { state: deed === 'cancel' ? 'cancelled' : 'waiting' },
        }),
        rid: caller.rid,
        address: caller.ip,
      });
    });
    return { data: serviceJobView(await this.jobs.one(caller.who, name), caller.who.id) };
  }

  private async act(tx: Tx, { source, id }: ServiceJob, deed: JobAction): Promise<boolean> {
    if (source === 'task') return deed === 'retry' && retryFailed(tx.manager, id);
    if (!this.box) return false;
    const job = await this.box.byId(Number(id));
    return deed === 'cancel' ? this.box.cancel(tx, job) : this.box.retry(tx, job);
  }
}
