import type { Db, Tx } from '../db/db.ts';
import { LeaseLost, RowLease } from '../db/row-lease.ts';
import { isNoRoom } from '../files/no-room.ts';
import { FileMissing } from '../files/store/file-store.ts';
import { removeOrphans } from '../files/remove-orphans.ts';
import { faultOf, type Log } from '../log/logger.ts';
import { repeatEvery, type Repeating } from '../process/repeat.ts';
import type { Watch } from '../schedules/watch-schedule.ts';
import { RETENTION_HOURS } from './bulk-repository.ts';
import type { BulkFiles } from './bulk-files.ts';
import type { BulkJob } from './bulk-job.entity.ts';
import { BulkStopped, type BulkKind } from './bulk-kind.ts';
import { BulkRun, RunClosed } from './bulk-run.ts';
import { clearWork } from './clear-work.ts';
import { bringIn, makeFile } from './work-steps.ts';

const ATTEMPTS = 5;
const ORPHANS_EVERY_MS = 3600_000;

export type BulkLaneOptions = {
  db: Db;
  files: BulkFiles;
  kinds: BulkKind[];
  log: Log;
  watch: Watch;
  tickMs: number;
  leaseMs: number;
};

/** One at a time. Any number of workers may run; a work whose worker died is gone on with by another. */
export function startBulkLane(parts: BulkLaneOptions): Repeating {
  const stop = new AbortController();
  const lane = new Lane(parts, stop.signal);
  const { log, watch, tickMs } = parts;
  const rounds = [
    repeatEvery(
      tickMs,
      watch('bulk-works', tickMs, () => lane.round()),
      log,
    ),
    repeatEvery(
      ORPHANS_EVERY_MS,
      watch('bulk-files', ORPHANS_EVERY_MS, () => lane.orphans()),
      log,
    ),
  ];
  return {
    close: async () => {
      stop.abort();
      for (const round of rounds) await round.close();
    },
  };
}

type Due = Pick<BulkJob, 'id' | 'kind'>;

class Lane {
  private readonly lease: RowLease;

  constructor(
    private readonly parts: BulkLaneOptions,
    private readonly signal: AbortSignal,
  ) {
    this.lease = new RowLease('bulk_job', parts.leaseMs);
  }

  async round(): Promise<void> {
    const { db, kinds } = this.parts;
    const names = kinds.map(({ name }) => name);
    if (names.length === 0) return;
    for (;;) {
      const due = await db.source.query<Due[]>(
        `SELECT id, kind FROM bulk_job WHERE next_at <= NOW(3) AND kind IN (?) AND ${this.lease.free} ORDER BY next_at, id LIMIT 20`,
        [names],
      );
      let worked = 0;
      for (const one of due) {
        if (this.signal.aborted) return;
        if (await this.work(one)) worked += 1;
      }
      if (worked === 0) return;
    }
  }

  /** Files that were sealed for a work that never was. */
  async orphans(): Promise<void> {
    const { db, files } = this.parts;
    const known = async (keys: string[]) => {
      const rows = await db.source.query<{ file_key: string }[]>(
        'SELECT file_key FROM bulk_job WHERE file_key IN (?)',
        [keys],
      );
      return new Set(rows.map(({ file_key }) => file_key));
    };
    await removeOrphans({ store: files.store, prefix: files.prefix, known, signal: this.signal });
  }

  private async work(due: Due): Promise<boolean> {
    const run = await this.claim(due);
    if (!run) return false;
    const kind = this.parts.kinds.find(({ name }) => name === run.job.kind) as BulkKind;
    await this.lease.during(this.parts.db.source, run.job.id, run.token, () =>
      this.go(run, kind).catch((error: unknown) => this.giveBack(run, kind, error)),
    );
    return true;
  }

  /** Of one kind only one is brought in at a time: none misses what another one writes, and the room in memory is for one. */
  private claim({ id, kind }: Due): Promise<BulkRun | null> {
    const { db } = this.parts;
    return db.runTx(async (tx) => {
      await this.holdOpen(tx, kind);
      const [job] = await tx.manager.query<BulkJob[]>(
        `SELECT * FROM bulk_job WHERE id = ? AND next_at <= NOW(3) AND ${this.lease.free} FOR UPDATE`,
        [id],
      );
      if (!job) return null;
      if (job.state === 'reading' || job.state === 'waiting') {
        if (await this.othersRead(tx, job)) return null;
      }
      const state = job.state === 'waiting' ? 'reading' : job.state;
      const set = ['state = ?, attempts = attempts + 1', state] as const;
      const token = await this.lease.take(tx.manager, ['id = ?', id], set);
      if (!token) return null;
      const claimed = { ...job, state, run_token: token, attempts: job.attempts + 1 };
      if (state !== job.state) await this.kindOf(job).moved(tx, claimed, state, '');
      return new BulkRun(db, claimed, token, this.signal);
    });
  }

  private kindOf({ kind }: BulkJob): BulkKind {
    return this.parts.kinds.find(({ name }) => name === kind) as BulkKind;
  }

  /** All that could be brought in, in one order: of two who claim at once the second one sees what the first one took. */
  private async holdOpen({ manager }: Tx, kind: string): Promise<void> {
    await manager.query(
      "SELECT id FROM bulk_job WHERE kind = ? AND state IN ('reading', 'waiting') ORDER BY state, id FOR UPDATE",
      [kind],
    );
  }

  private async othersRead(tx: Tx, { id, kind }: BulkJob): Promise<boolean> {
    const rows = await tx.manager.query<unknown[]>(
      `SELECT id FROM bulk_job WHERE kind = ? AND state = 'reading' AND run_token IS NOT NULL AND NOT ${this.lease.free}
        AND id <> ? FOR UPDATE`,
      [kind, id],
    );
    return rows.length > 0;
  }

  private async go(run: BulkRun, kind: BulkKind): Promise<void> {
    const parts = { run, kind, files: this.parts.files };
    if (run.job.state === 'checked') return this.expire(run, kind);
    if (ENDED.includes(run.job.state)) return clearWork(parts);
    if (run.job.attempts > ATTEMPTS) throw new BulkStopped('other');
    const steps = {
      make: () => makeFile(parts),
      read: () => bringIn(parts),
      write: () => bringIn(parts),
    };
    // Until it is given back: the row has no token of ours any more.
    for (;;) {
      await steps[run.job.step]();
      await run.look();
    }
  }

  private async expire(run: BulkRun, kind: BulkKind): Promise<void> {
    await run.portion(
      (tx) => kind.moved(tx, run.job, 'cancelled', ''),
      () => ["state = 'cancelled', run_token = NULL, next_at = NOW(3)"],
    );
  }

  private async giveBack(run: BulkRun, kind: BulkKind, error: unknown): Promise<void> {
    const { job, token } = run;
    if (error instanceof LeaseLost) return;
    const closed = error instanceof RunClosed;
    const hopeless = error instanceof BulkStopped || error instanceof FileMissing;
    const over = !ENDED.includes(job.state) && !closed && (hopeless || job.attempts >= ATTEMPTS);
    const word = error instanceof BulkStopped ? error.word : isNoRoom(error) ? 'no_room' : 'other';
    // What is wrong with the file itself no other try mends: nothing of it is kept.
    const kept = word === 'other' || word === 'no_room' ? RETENTION_HOURS * 3600 : 0;
    const waitS = over ? kept : closed ? 0 : job.attempts;
    await this.parts.db.runTx(async (tx) => {
      const given: { affectedRows: number } = await tx.manager.query(
        `UPDATE bulk_job SET state = IF(?, 'failed', state), fault = IF(?, ?, fault), run_token = NULL,
          next_at = NOW(3) + INTERVAL ? SECOND, expires_at = IF(?, next_at, expires_at), attempts = attempts - ?
          WHERE id = ? AND run_token = ?`,
        [over, over, word, waitS, over, closed ? 1 : 0, job.id, token],
      );
      if (over && given.affectedRows === 1) await kind.moved(tx, job, 'failed', word);
    });
    if (!closed) this.tell(job, error, over);
  }

  /** A file that is no such file is its owner's matter; anything else is ours. */
  private tell({ kind, id, attempts: attempt }: BulkJob, error: unknown, over: boolean): void {
    const { log } = this.parts;
    if (error instanceof BulkStopped && error.word !== 'other')
      log.info({ kind, work: id, fault: error.word }, 'a bulk work was refused');
    else
      log[over ? 'error' : 'warn'](
        { ...faultOf(error), kind, work: id, attempt },
        over ? 'a bulk work was given up' : 'a bulk work stopped',
      );
  }
}

const ENDED: readonly string[] = ['done', 'cancelled', 'failed'];
