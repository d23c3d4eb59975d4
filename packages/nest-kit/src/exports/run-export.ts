import { randomBytes } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { FileStore } from '../files/store/file-store.ts';
import type { UploadFolder } from '../files/upload-folder.ts';
import { faultOf, type Log } from '../log/logger.ts';
import { handles, type JobHandler } from '../outbox/job.ts';
import { BOM, csvLines } from './csv-lines.ts';
import type { ExportJob } from './export.entity.ts';
import { exportRun } from './export-jobs.ts';
import type { ExportKinds } from './export-kind.ts';

/** Who did not show itself for so long is dead; a batch takes a fraction of it. */
const DEAD_AFTER_S = 60;
const ATTEMPTS = 5;
const KEPT_HOURS = 24;

export type ExportParts = {
  source: DataSource;
  store: FileStore;
  uploads: Pick<UploadFolder, 'room'>;
  kinds: ExportKinds;
  log: Log;
};

type Run = { job: ExportJob; token: Buffer };

/** Somebody cancelled it, or another runner took it for dead. */
class RunLost extends Error {}

/** The handler of the worker that writes the files of a service. */
export const exportHandlers = (parts: ExportParts): JobHandler[] => [
  handles(exportRun, ({ id }) => new RunExport(parts).run(id)),
];

/**
 * Writes one file from the beginning, whatever an earlier try left: to a folder of this machine, then as a whole to the
 * store, then the row says that it is there. Two that try at once see each other by the row.
 */
class RunExport {
  constructor(private readonly parts: ExportParts) {}

  async run(publicId: string): Promise<void> {
    const run = await this.claim(publicId);
    if (!run) return;
    const folder = await this.parts.uploads.room();
    try {
      const path = join(folder, 'export.csv');
      const bytes = await this.write(run, path);
      await this.parts.store.put(keyOf(run.job), { path });
      await this.finish(run, bytes);
    } catch (error) {
      if (error instanceof RunLost) return;
      await this.giveBack(run, error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async claim(publicId: string): Promise<Run | null> {
    const token = randomBytes(16);
    const taken: { affectedRows: number } = await this.parts.source.query(
      `UPDATE export_job SET state = 'running', run_token = ?, beat_at = NOW(3), attempts = attempts + 1, rows_done = 0
        WHERE public_id = ? AND (state = 'waiting' OR
          (state = 'running' AND beat_at < NOW(3) - INTERVAL ${DEAD_AFTER_S} SECOND))`,
      [token, publicId],
    );
    const jobs: ExportJob[] = await this.parts.source.query('SELECT * FROM export_job WHERE public_id = ?', [publicId]);
    const job = jobs[0];
    if (taken.affectedRows === 1 && job) return { job, token };
    if (job?.state === 'running') throw new Error('somebody else is writing it');
    return null;
  }

  private async write({ job, token }: Run, path: string): Promise<number> {
    const make = this.parts.kinds[job.kind];
    if (!make) throw new Error(`nobody writes ${job.kind}`);
    const kind = await make({ filter: JSON.parse(job.filter), personal: job.personal === 1 });
    await this.beat({ job, token }, 'rows_all = ?, file_key = ?', [await kind.count(), keyOf(job)]);
    const file = await open(path, 'wx', 0o600);
    try {
      let bytes = await append(file, BOM + csvLines([kind.head]));
      for await (const rows of kind.batches()) {
        bytes += await append(file, csvLines(rows));
        await this.beat({ job, token }, 'rows_done = rows_done + ?', [rows.length]);
      }
      await file.sync();
      return bytes;
    } finally {
      await file.close();
    }
  }

  /** Shows that it is alive and how far it is. Throws `RunLost` when the row is no longer ours. */
  private async beat({ job, token }: Run, set: string, values: unknown[]): Promise<void> {
    const kept: { affectedRows: number } = await this.parts.source.query(
      `UPDATE export_job SET ${set}, beat_at = NOW(3) WHERE id = ? AND run_token = ? AND state = 'running'`,
      [...values, job.id, token],
    );
    if (kept.affectedRows !== 1) throw new RunLost();
  }

  private async finish(run: Run, bytes: number): Promise<void> {
    const set = `state = 'done', bytes = ?, rows_all = rows_done, run_token = NULL, ended_at = NOW(3), fault = NULL,
      expires_at = NOW(3) + INTERVAL ${KEPT_HOURS} HOUR`;
    const done: { affectedRows: number } = await this.parts.source.query(
      `UPDATE export_job SET ${set} WHERE id = ? AND run_token = ? AND state = 'running'`,
      [bytes, run.job.id, run.token],
    );
    if (done.affectedRows === 1) return;
    await this.takeBack(run);
    throw new RunLost();
  }

  /**
   * It went to the store after it was cancelled, perhaps after the sweep was there. Another runner that took it over writes
   * under the same name, and that file stays.
   */
  private async takeBack({ job }: Run): Promise<void> {
    const wanted: unknown[] = await this.parts.source.query(
      "SELECT 1 FROM export_job WHERE id = ? AND state IN ('waiting', 'running', 'done')",
      [job.id],
    );
    if (wanted.length === 0) await this.parts.store.remove(keyOf(job));
  }

  private async giveBack({ job, token }: Run, error: unknown): Promise<void> {
    const over = job.attempts >= ATTEMPTS;
    await this.parts.source.query(
      `UPDATE export_job SET state = ?, run_token = NULL, fault = ?, ended_at = IF(?, NOW(3), NULL)
        WHERE id = ? AND run_token = ? AND state = 'running'`,
      [over ? 'failed' : 'waiting', faultOf(error).reason.slice(0, 500), over, job.id, token],
    );
    if (!over) throw error;
    this.parts.log.error({ ...faultOf(error), kind: job.kind }, 'an export was given up');
  }
}

/** The same for every try, so that nothing is left beside it. */
const keyOf = (job: ExportJob) => `exports/${job.public_id}.csv`;

async function append(file: FileHandle, text: string): Promise<number> {
  const bytes = Buffer.from(text);
  await file.appendFile(bytes);
  return bytes.length;
}
