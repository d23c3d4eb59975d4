import { RETENTION_HOURS } from './bulk-repository.ts';
import type { BulkFiles } from './bulk-files.ts';
import { BulkStopped, type BulkKind, type BulkSheet } from './bulk-kind.ts';
import { RunClosed, type BulkRun } from './bulk-run.ts';

const TOLD = 50_000;
const FAULTS = 2000;

export type WorkParts = { run: BulkRun; kind: BulkKind; files: BulkFiles };

export async function untilNone({ run }: WorkParts, portion: () => Promise<number>): Promise<void> {
  while ((await portion()) > 0) if (run.signal.aborted) throw new RunClosed();
}

export async function makeFile(parts: WorkParts): Promise<void> {
  const { run, kind, files } = parts;
  if (!kind.make) throw new BulkStopped('other');
  await untilNone(parts, () => kind.takeBack(run.db, run.job));
  await untilNone(parts, () => kind.forget(run.db, run.job));
  const made = await files.put(run.job.public_id, await kind.make(run.db, run.job));
  await run.portion(
    async () => undefined,
    () => [
      `state = 'reading', step = 'read', mark = 0, row_count = 0, fault_count = 0, done_count = 0, file_key = ?,
        file_kek = ?, file_wrap = ?`,
      made.key,
      made.seal.kek,
      made.seal.wrapped,
    ],
  );
}

/** Reads the file, writes its rows in slices, and goes where the kind says. After a kill it is read again, and written on. */
export async function bringIn(parts: WorkParts): Promise<void> {
  const { run, kind } = parts;
  const { sheet, rows } = await readFile(parts);
  if (run.job.step === 'read') {
    await run.portion(
      async (tx) => {
        await kind.note(tx, run.job, sheet.faults());
        await kind.counted(tx, run.job, rows, sheet);
      },
      () => [
        "step = 'write', mark = 0, row_count = ?, fault_count = ?, done_count = 0, all_count = ?",
        rows,
        rows - sheet.good,
        sheet.good,
      ],
    );
    await run.look();
  }
  await writeSlices(parts, sheet);
  await run.look();
  await run.portion(
    async (tx) => {
      const next = await kind.next(tx, run.job);
      if (next !== 'make') await kind.moved(tx, run.job, next, '');
      return next;
    },
    (next) => [goingTo[next]],
  );
}

async function readFile({ run, kind, files }: WorkParts): Promise<{ sheet: BulkSheet; rows: number }> {
  // What was noted before a kill needs no second time, unless the file had not been read to its end.
  const anew = run.job.step === 'read';
  let [rows, told, noted] = [0, 0, 0];
  let sheet: BulkSheet | null = null;
  for await (const some of files.rows(run.job, kind.limits.bytes)) {
    const header = sheet ? null : some.shift();
    if (header) sheet = await kind.open(run.db, run.job, header.cells);
    if (!sheet) continue;
    for (const row of some) sheet.add(row);
    rows += some.length;
    if (rows > kind.limits.rows) throw new BulkStopped('too_large');
    const faulty = rows - sheet.good - noted;
    if (rows - told < TOLD && faulty < FAULTS) continue;
    [told, noted] = [rows, noted + faulty];
    const faults = sheet.faults();
    await run.portion(
      (tx) => (anew ? kind.note(tx, run.job, faults) : Promise.resolve()),
      () => (anew ? ['done_count = ?', rows] : ['mark = mark']),
    );
  }
  if (!sheet) throw new BulkStopped('no_header');
  return { sheet, rows };
}

/** `mark`: how many slices are written. While one of them is, the next one is made ready. */
async function writeSlices({ run, kind }: WorkParts, sheet: BulkSheet): Promise<void> {
  const slices = sheet.slices()[Symbol.iterator]();
  let slice = slices.next();
  for (let mark = 1; !slice.done; mark += 1) {
    const { value } = slice;
    const written =
      mark > run.job.mark &&
      run.portion(
        (tx) => kind.write(tx, run.job, value),
        ({ written, faults }) => [
          'mark = ?, done_count = done_count + ?, fault_count = fault_count + ?',
          mark,
          written + faults,
          faults,
        ],
      );
    try {
      slice = slices.next();
    } finally {
      await written;
    }
  }
}

const goingTo = {
  make: "mark = 0, attempts = 0, step = 'make'",
  checked: `attempts = 0, state = 'checked', run_token = NULL, expires_at = NOW(3) + INTERVAL ${RETENTION_HOURS} HOUR,
    next_at = expires_at`,
  done: "attempts = 0, state = 'done', run_token = NULL, next_at = NOW(3)",
};
