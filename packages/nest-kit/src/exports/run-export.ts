import { languageFor } from '@hub/contracts/shared';
import { createHash, type Hash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { Db, type Tx } from '../db/db.ts';
import { LeaseLost, RowLease } from '../db/row-lease.ts';
import { isNoRoom } from '../files/no-room.ts';
import type { FileStore } from '../files/store/file-store.ts';
import type { UploadFolder } from '../files/upload-folder.ts';
import { faultOf, type Log } from '../log/logger.ts';
import { handles, type JobHandler } from '../outbox/job.ts';
import { BOM, csvLines } from './csv-lines.ts';
import type { ExportJob } from './export.entity.ts';
import { exportRun } from './export-jobs.ts';
import { ExportStopped, type ExportKindParts, type ExportKinds } from './export-kind.ts';

const lease = new RowLease('export_job', 60_000);
const ATTEMPTS = 5;
const RETENTION_HOURS = 24;

export type ExportEnd = { rows: number; bytes: number; sha256: string } | { fault: string };

export type ExportOptions = {
  source: DataSource;
  store: FileStore;
  uploads: Pick<UploadFolder, 'room'>;
  kinds: ExportKinds;
  log: Log;
  /** Runs in the transaction of the end. */
  ended?: (tx: Tx, job: ExportJob, end: ExportEnd) => Promise<void>;
};

type Run = { job: ExportJob; token: Buffer };

export const exportHandlers = (parts: ExportOptions): JobHandler[] => [
  handles(exportRun, ({ id }) => new RunExport(parts).run(id)),
];

/** From the beginning, whatever an earlier try left: folder, store, row. Two at once see each other by the row. */
class RunExport {
  constructor(private readonly parts: ExportOptions) {}

  async run(publicId: string): Promise<void> {
    const run = await this.claim(publicId);
    if (!run) return;
    const folder = await this.parts.uploads.room();
    try {
      const path = join(folder, 'export.csv');
      const end = await this.write(run, path);
      await this.parts.store.put(keyOf(run.job), { path });
      await this.finish(run, end);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      await this.giveBack(run, error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async claim(publicId: string): Promise<Run | null> {
    const token = await lease.take(
      this.parts.source,
      ["public_id = ? AND state IN ('waiting', 'running')", publicId],
      ["state = 'running', attempts = attempts + 1, rows_done = 0"],
    );
    const jobs: ExportJob[] = await this.parts.source.query('SELECT * FROM export_job WHERE public_id = ?', [publicId]);
    const job = jobs[0];
    if (token && job) return { job, token };
    if (job?.state === 'running') throw new Error('somebody else is writing it');
    return null;
  }

  private async write(run: Run, path: string): Promise<Written> {
    const kind = await this.kindOf(run.job);
    const filter = kind.filter === undefined ? run.job.filter : JSON.stringify(kind.filter);
    await this.beat(run, 'rows_all = ?, file_key = ?, filter = ?', await kind.count(), keyOf(run.job), filter);
    const file = new CsvFile(await open(path, 'wx', 0o600));
    try {
      let rows = 0;
      await file.append(BOM + csvLines([kind.head]));
      for await (const batch of kind.batches()) {
        await file.append(csvLines(batch));
        await this.beat(run, 'rows_done = rows_done + ?', batch.length);
        rows += batch.length;
      }
      if (kind.tail) await file.append(csvLines(kind.tail(rows)));
      return { rows, ...(await file.end()) };
    } finally {
      await file.close();
    }
  }

  private async kindOf({ kind, filter, personal, owner_id: owner }: ExportJob): Promise<ExportKindParts> {
    const make = this.parts.kinds[kind];
    if (!make) throw new Error(`nobody writes ${kind}`);
    const asked = JSON.parse(filter) as { language?: string };
    return make({ filter: asked, personal: personal === 1, owner, language: languageFor(asked.language) });
  }

  private beat({ job, token }: Run, set: string, ...values: unknown[]): Promise<void> {
    return lease.beat(this.parts.source, job.id, token, [set, ...values]);
  }

  private async finish(run: Run, end: Written): Promise<void> {
    const set = `state = 'done', bytes = ?, rows_all = rows_done, run_token = NULL, ended_at = NOW(3), fault = NULL,
      expires_at = NOW(3) + INTERVAL ${RETENTION_HOURS} HOUR`;
    if (await this.end(run, set, [end.bytes], end)) return;
    await this.takeBack(run);
    throw new LeaseLost();
  }

  private end({ job, token }: Run, set: string, values: unknown[], end: ExportEnd | null): Promise<boolean> {
    return new Db(this.parts.source).runTx(async (tx) => {
      const done: { affectedRows: number } = await tx.manager.query(
        `UPDATE export_job SET ${set} WHERE id = ? AND run_token = ? AND state = 'running'`,
        [...values, job.id, token],
      );
      if (done.affectedRows !== 1) return false;
      if (end) await this.parts.ended?.(tx, job, end);
      return true;
    });
  }

  /** For one that was cancelled before it reached the store. A runner that took it over keeps the same name's file. */
  private async takeBack({ job }: Run): Promise<void> {
    const wanted: unknown[] = await this.parts.source.query(
      "SELECT 1 FROM export_job WHERE id = ? AND state IN ('waiting', 'running', 'done')",
      [job.id],
    );
    if (wanted.length === 0) await this.parts.store.remove(keyOf(job));
  }

  private async giveBack(run: Run, error: unknown): Promise<void> {
    const { job } = run;
    const over = isHopeless(error) || job.attempts >= ATTEMPTS;
    const fault = saidOf(error).slice(0, 500);
    const set = 'state = ?, run_token = NULL, fault = ?, ended_at = IF(?, NOW(3), NULL)';
    await this.end(run, set, [over ? 'failed' : 'waiting', fault, over], over ? { fault } : null);
    if (!over) throw error;
    this.parts.log.error({ ...faultOf(error), kind: job.kind }, 'an export was given up');
  }
}

type Written = Exclude<ExportEnd, { fault: string }>;

export const NO_ROOM = 'no room';

const saidOf = (error: unknown): string =>
  error instanceof ExportStopped ? error.why : isNoRoom(error) ? NO_ROOM : faultOf(error).reason;
const isHopeless = (error: unknown): boolean => error instanceof ExportStopped || isNoRoom(error);

/** The same for every try, so that nothing is left beside it. */
const keyOf = (job: ExportJob) => `exports/${job.public_id}.csv`;

class CsvFile {
  private bytes = 0;
  private readonly hash: Hash = createHash('sha256');

  constructor(private readonly file: FileHandle) {}

  async append(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.file.appendFile(bytes);
    this.hash.update(bytes);
    this.bytes += bytes.length;
  }

  async end(): Promise<{ bytes: number; sha256: string }> {
    await this.file.sync();
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
