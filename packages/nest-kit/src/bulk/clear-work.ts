import { untilNone, type WorkParts } from './work-steps.ts';

export async function clearWork(parts: WorkParts): Promise<void> {
  const { run, kind, files } = parts;
  const { job, db } = run;
  const done = job.state === 'done';
  if (!done) {
    await untilNone(parts, () => kind.takeBack(db, job));
    await untilNone(parts, () => kind.forget(db, job));
  }
  const keeps = done && kind.keepsFile;
  if (job.file_key && !keeps) await files.remove(job.file_key);
  const file = keeps ? '' : 'file_key = NULL, file_kek = NULL, file_wrap = NULL,';
  await db.source.query(
    `UPDATE bulk_job SET ${file} next_at = NULL, run_token = NULL, attempts = 0 WHERE id = ? AND run_token = ?`,
    [job.id, run.token],
  );
}
