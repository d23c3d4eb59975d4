import { Injectable } from '@nestjs/common';
import type { Language } from '@hub/contracts/shared';
import { randomCode } from '../crypto/random-code.ts';
import { Db, type Tx } from '../db/db.ts';
import { FileMissing, FileStore } from '../files/store/file-store.ts';
import type { ExportJob } from './export.entity.ts';
import { exportRun } from './export-jobs.ts';
import { requeue } from '../outbox/requeue.ts';

const PAGE = 20;
const ID_SIGNS = 26;

const taskOf = (publicId: string) => `export-${publicId}`;

/** `language`: what the asker reads, kept with the filter until the file is written. */
export type NewExport = {
  kind: string;
  owner: { id: number; name: string };
  filter: object;
  personal: boolean;
  language: Language;
};

@Injectable()
export class ExportRepository {
  constructor(
    private readonly db: Db,
    private readonly store: FileStore,
  ) {}

  /** In the transaction that also writes the audit; returns the row's number. */
  async ask(tx: Tx, { kind, owner, filter, personal, language }: NewExport): Promise<number> {
    const publicId = randomCode(ID_SIGNS);
    const result: { insertId: number } = await tx.manager.query(
      'INSERT INTO export_job (public_id, kind, owner_id, owner_name, filter, personal) VALUES (?, ?, ?, ?, ?, ?)',
      [publicId, kind, owner.id, owner.name, JSON.stringify({ ...filter, language }), personal ? 1 : 0],
    );
    await tx.enqueue(exportRun, { id: publicId }, taskOf(publicId));
    return result.insertId;
  }

  /** Holds the rows until the end of the transaction. */
  underWay(tx: Tx, owner: number): Promise<Pick<ExportJob, 'id' | 'filter'>[]> {
    return tx.manager.query(
      "SELECT id, filter FROM export_job WHERE owner_id = ? AND state IN ('waiting', 'running') FOR UPDATE",
      [owner],
    );
  }

  async keptBytes(): Promise<number> {
    const rows: { bytes: string | null }[] = await this.db.source.query(
      "SELECT SUM(bytes) AS bytes FROM export_job WHERE state = 'done' AND file_key IS NOT NULL",
    );
    return Number(rows[0]?.bytes ?? 0);
  }

  async byId(id: number): Promise<ExportJob> {
    const [job] = (await this.db.source.query('SELECT * FROM export_job WHERE id = ?', [id])) as ExportJob[];
    if (!job) throw new Error('an export that was just written is not there');
    return job;
  }

  /** null for one that is not there or is somebody else's. */
  async own(owner: number, publicId: string): Promise<ExportJob | null> {
    const rows: ExportJob[] = await this.db.source.query(
      'SELECT * FROM export_job WHERE owner_id = ? AND public_id = ?',
      [owner, publicId],
    );
    return rows[0] ?? null;
  }

  /** Newest first; `page` is the number of the last row of the page before. */
  async list(owner: number, page: number | null): Promise<{ jobs: ExportJob[]; next: string | null }> {
    const rows: ExportJob[] = await this.db.source.query(
      `SELECT * FROM export_job WHERE owner_id = ? AND id < ? ORDER BY id DESC LIMIT ${PAGE + 1}`,
      [owner, page ?? 4_294_967_295],
    );
    const jobs = rows.slice(0, PAGE);
    return { jobs, next: rows.length > PAGE ? String(jobs.at(-1)?.id) : null };
  }

  /** What is done already, or was given up, stays as it is. */
  async cancel(tx: Tx, job: ExportJob): Promise<boolean> {
    const result: { affectedRows: number } = await tx.manager.query(
      "UPDATE export_job SET state = 'cancelled', run_token = NULL, ended_at = NOW(3) WHERE id = ? AND state IN ('waiting', 'running')",
      [job.id],
    );
    return result.affectedRows === 1;
  }

  /** A new round of tries for one that was given up; false when it is not. */
  async retry(tx: Tx, job: ExportJob): Promise<boolean> {
    const result: { affectedRows: number } = await tx.manager.query(
      `UPDATE export_job SET state = 'waiting', attempts = 0, rows_done = 0, fault = NULL, ended_at = NULL,
        asked_at = NOW(3) WHERE id = ? AND state = 'failed'`,
      [job.id],
    );
    if (result.affectedRows !== 1) return false;
    await requeue(tx.manager, exportRun, { id: job.public_id }, taskOf(job.public_id));
    return true;
  }

  /** The file of a finished one; null once it is gone. The caller reads the stream to its end or destroys it. */
  async open(job: ExportJob) {
    const live = job.state === 'done' && job.expires_at !== null && job.expires_at.getTime() > Date.now();
    if (!live || !job.file_key) return null;
    try {
      return await this.store.get(job.file_key);
    } catch (error) {
      if (error instanceof FileMissing) return null;
      throw error;
    }
  }
}
