import type { BulkFiles } from './bulk-files.ts';
import type { BulkKind } from './bulk-kind.ts';
import { RunClosed, type BulkRun } from './bulk-run.ts';

type Parts = { run: BulkRun; kind: BulkKind; files: BulkFiles };

/** Leaves nothing of what is over: staged rows, the file unless the kind keeps it, and what a cancelled one committed. */
export async function clearWork({ run, kind, files }: Parts): Promise<void> {
  const { job, db, signal } = run;
  const done = job.state === 'done';
  const allOf = async (portion: () => Promise<number>) => {
    while ((await portion()) > 0) if (signal.aborted) throw new RunClosed();
  };
  if (!done) await allOf(() => kind.takeBack(db, job));
  await allOf(() => kind.unstage(db, job, !done));
  const keeps = done && kind.keepsFile;
  if (job.file_key && !keeps) await files.remove(job.file_key);
  const file = keeps ? '' : 'file_key = NULL, file_kek = NULL, file_wrap = NULL,';
  await db.source.query(
    `UPDATE bulk_job SET ${file} next_at = NULL, run_token = NULL, attempts = 0 WHERE id = ? AND run_token = ?`,
    [job.id, run.token],
  );
}
