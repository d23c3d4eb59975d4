import { auditChecked } from '@hub/contracts/integration-events';
import type { ServiceName } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import { Db } from '../db/db.ts';
import { eventJobHandlers } from '../integration-events/publish-event.ts';
import { faultOf, type Log } from '../log/logger.ts';
import type { JobHandler } from '../outbox/job.ts';
import { JobRunner } from '../outbox/job-runner.ts';
import { Sweeper } from '../outbox/sweeper.ts';
import { repeatEvery, type Repeating } from '../process/repeat.ts';
import { unwatched, type Watch } from '../schedules/watch-schedule.ts';
import { auditCopy } from './audit-copy.job.ts';
import { chainRows, type Head } from './chain-rows.ts';
import { auditCopyHandler, type AuditCopyOptions } from './copy-rows.ts';
import { checkTail, saveAnchor, lastAnchor } from './save-anchor.ts';

const CHECK_EVERY_MS = 600_000;

export function auditHandlers(parts: AuditCopyOptions): JobHandler[] {
  return [auditCopyHandler(parts), ...eventJobHandlers(parts.post, [auditChecked])];
}

export type AuditOptions = {
  service: ServiceName;
  source: DataSource;
  runner: JobRunner;
  log: Log;
  everyMs: number;
  checkEveryMs?: number;
  watch?: Watch;
};

export function runAudit(options: AuditOptions): Repeating {
  const { source, log, everyMs, watch = unwatched } = options;
  const keeper = new AuditKeeper(options, new Db(source));
  return repeatEvery(
    everyMs,
    watch('audit', everyMs, () => keeper.round()),
    log,
  );
}

/** The same for a service whose worker, if it has one, does other things: these jobs are run by a sweeper of their own. */
export function runAuditByTimer(parts: AuditCopyOptions & Pick<AuditOptions, 'everyMs' | 'watch'>): Repeating {
  const { source, log } = parts;
  const handlers = auditHandlers(parts);
  const runner = new JobRunner(source, handlers, log);
  const sweeper = new Sweeper(source, runner, log, { jobs: handlers.map(({ job }) => job.name) });
  sweeper.start();
  const keeping = runAudit({ ...parts, runner });
  return {
    close: async () => {
      await keeping.close();
      await sweeper.close();
    },
  };
}

class AuditKeeper {
  private checkAt = 0;
  private whole: Head | null = null;

  constructor(
    private readonly options: AuditOptions,
    private readonly db: Db,
  ) {}

  async round(): Promise<void> {
    let chained = 0;
    for (let more = -1; more !== 0; chained += more) more = await chainRows(this.db, this.options.service);
    if (chained > 0) await this.copy();
    if (Date.now() < this.checkAt) return;
    await this.check();
  }

  /** At once; when identity is away the sweeper comes back to it. */
  private async copy(): Promise<void> {
    const rows: { id: string }[] = await this.db.source.query('SELECT id FROM outbox WHERE dedupe_key = ?', [
      auditCopy.name,
    ]);
    if (rows[0]) await this.options.runner.run(String(rows[0].id));
  }

  private async check(): Promise<void> {
    const { service, log, checkEveryMs = CHECK_EVERY_MS } = this.options;
    this.checkAt = Date.now() + checkEveryMs;
    try {
      const parts = { db: this.db, service, log };
      const found = await saveAnchor(parts);
      if (found) {
        this.whole = found.head;
        return;
      }
      this.whole ??= await lastAnchor(this.db);
      if (this.whole) this.whole = await checkTail(parts, this.whole);
      else this.checkAt = 0;
    } catch (error) {
      log.warn(faultOf(error), 'the audit could not be checked');
    }
  }
}
