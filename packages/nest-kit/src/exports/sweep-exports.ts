import type { DataSource } from 'typeorm';
import { Db } from '../db/db.ts';
import type { FileStore } from '../files/store/file-store.ts';
import type { ExportJob } from './export.entity.ts';
import type { ExportOptions } from './run-export.ts';

const BATCH = 100;
const LISTED_DAYS = 30;
/** What waits longer is not wanted any more. */
const WAITED_HOURS = 24;

const LEFT = `asked_at < NOW(3) - INTERVAL ${WAITED_HOURS} HOUR
  AND (state = 'waiting' OR (state = 'running' AND beat_at < NOW(3) - INTERVAL 1 HOUR))`;

/** Gives up what was left, and removes files whose time is over and rows that nobody lists. */
export async function sweepExports(
  source: DataSource,
  store: Pick<FileStore, 'remove'>,
  ended?: ExportOptions['ended'],
): Promise<void> {
  const left: ExportJob[] = await source.query(`SELECT * FROM export_job WHERE ${LEFT} LIMIT ${BATCH}`);
  for (const job of left) await giveUp(new Db(source), job, ended);
  await removeEnded(source, store, BATCH);
  await source.query(
    `DELETE FROM export_job WHERE asked_at < NOW(3) - INTERVAL ${LISTED_DAYS} DAY AND file_key IS NULL
      AND state NOT IN ('waiting', 'running') LIMIT ${BATCH}`,
  );
}

/** Files whose time is over, or that nobody will get; answers how many it took up. */
export async function removeEnded(
  source: DataSource,
  store: Pick<FileStore, 'remove'>,
  limit: number,
): Promise<number> {
  const ended: { id: number; file_key: string }[] = await source.query(
    `SELECT id, file_key FROM export_job WHERE file_key IS NOT NULL AND
      (state IN ('failed', 'cancelled') OR (state = 'done' AND expires_at <= NOW(3))) LIMIT ${limit}`,
  );
  for (const { id, file_key } of ended) {
    await store.remove(file_key);
    await source.query(
      "UPDATE export_job SET file_key = NULL, state = IF(state = 'done', 'expired', state) WHERE id = ?",
      [id],
    );
  }
  return ended.length;
}

/** One at a time, so that its end and what is noted of it are there together or not at all. */
function giveUp(db: Db, job: ExportJob, ended: ExportOptions['ended']): Promise<void> {
  return db.runTx(async (tx) => {
    const done: { affectedRows: number } = await tx.manager.query(
      `UPDATE export_job SET state = 'failed', run_token = NULL, ended_at = NOW(3) WHERE id = ? AND ${LEFT}`,
      [job.id],
    );
    if (done.affectedRows === 1) await ended?.(tx, job, { fault: 'left' });
  });
}
