import { KEPT_HOURS } from './bulk-box.ts';
import type { BulkFiles } from './bulk-files.ts';
import { BulkStopped, type BulkKind, type BulkReader, type BulkSlice } from './bulk-kind.ts';
import type { BulkRun } from './bulk-run.ts';

/** Rows of one statement: large enough to be quick, small enough that nobody waits for it. */
const PORTION = 2000;
/** Rows of one slice, and the most slices that a byte can name. */
const SLICE = 4000;
const SLICES = 256;

type Parts = { run: BulkRun; kind: BulkKind; files: BulkFiles };

/** Writes the file itself; whatever an earlier try staged is thrown away. */
export async function makeFile({ run, kind, files }: Parts): Promise<void> {
  const { make } = kind;
  if (!make) throw new BulkStopped('other');
  while ((await kind.unstage(run.db, run.job, true)) > 0);
  const made = await files.put(run.job.public_id, await make.pieces(run.db, run.job));
  await run.portion(
    (tx) => make.begin(tx, run.job),
    () => [
      `state = 'reading', step = 'read', mark = 0, row_count = 0, fault_count = 0, done_count = 0, file_key = ?,
        file_kek = ?, file_wrap = ?`,
      made.key,
      made.seal.kek,
      made.seal.wrapped,
    ],
  );
}

/** Stages the rows that are not staged yet; `mark` is the line of the last one. */
export async function readFile({ run, kind, files }: Parts): Promise<void> {
  const { mark, row_count } = run.job;
  const portions = new Portions(run, kind, row_count);
  let read: BulkReader<unknown> | null = null;
  try {
    for await (const rows of files.rows(run.job, kind.limits.bytes)) {
      const header = read ? null : rows.shift();
      if (header) read = await kind.reader(run.db, run.job, header.cells);
      for (const row of rows) {
        if (row.line <= mark || !read) continue;
        if (portions.add(row.line, read(row))) await portions.flush();
      }
    }
    await portions.flush();
  } finally {
    await portions.settled();
  }
  if (!read) throw new BulkStopped('no_header');
  await run.portion(
    async () => undefined,
    () => ["step = 'compare', mark = 0, all_count = row_count"],
  );
}

/** Rows on their way to the staging: one portion is written while the next one is read. */
class Portions {
  private ready: unknown[] = [];
  private line = 0;
  private writing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly run: BulkRun,
    private readonly kind: BulkKind,
    private many: number,
  ) {}

  /** Says whether a portion is full. */
  add(line: number, row: unknown): boolean {
    this.many += 1;
    if (this.many > this.kind.limits.rows) throw new BulkStopped('too_large');
    this.line = line;
    return this.ready.push(row) >= PORTION;
  }

  /** Begins to write what is ready, when what was before it is written. */
  async flush(): Promise<void> {
    await this.writing;
    const { run, kind, ready, line, many } = this;
    if (ready.length === 0) return;
    this.ready = [];
    this.writing = run.portion(
      (tx) => kind.stage(tx, run.job, ready),
      (faults) => ['mark = ?, row_count = ?, done_count = ?, fault_count = fault_count + ?', line, many, many, faults],
    );
    // Whoever waits for it hears of its failure.
    this.writing.catch(() => undefined);
  }

  async settled(): Promise<void> {
    await this.writing;
  }
}

/** Sorts out what is there twice, slice by slice, then goes where the kind says. */
export async function compareRows({ run, kind }: Parts, again: boolean): Promise<void> {
  await eachSlice(run, async (slice) => {
    await run.portion(
      (tx) => kind.compare(tx, run.job, slice, again),
      (found) => ['mark = ?, fault_count = fault_count + ?', slice.until, found],
    );
  });
  await run.look();
  await run.portion(
    async (tx) => {
      const next = await kind.next(tx, run.job, again);
      if (next !== 'make') await kind.moved(tx, run.job, next === 'commit' ? 'committing' : 'checked', '');
      return next;
    },
    (next) => [goingTo(next, again)],
  );
}

function goingTo(next: 'checked' | 'commit' | 'make', again: boolean): string {
  const anew = 'mark = 0, attempts = 0, ';
  if (next === 'make') return `${anew} step = 'make', state = 'reading'`;
  if (next === 'checked')
    return `${anew} state = 'checked', run_token = NULL, expires_at = NOW(3) + INTERVAL ${KEPT_HOURS} HOUR, next_at = expires_at`;
  const counts = 'done_count = 0, all_count = row_count - fault_count';
  if (again) return `${anew} ${counts}, step = 'commit'`;
  // Only one of a kind commits at a time: it is claimed for that anew.
  return `${anew} ${counts}, step = 'recheck', state = 'committing', run_token = NULL, next_at = NOW(3)`;
}

/** Makes what was staged real, slice by slice; the kind's subject opens with the last one. */
export async function commitRows({ run, kind }: Parts): Promise<void> {
  await eachSlice(run, async (slice) => {
    await run.portion(
      (tx) => kind.commit(tx, run.job, slice),
      (made) => ['mark = ?, done_count = done_count + ?', slice.until, made],
    );
  });
  await run.look();
  await run.portion(
    (tx) => kind.moved(tx, run.job, 'done', ''),
    () => ["state = 'done', run_token = NULL, attempts = 0, next_at = NOW(3)"],
  );
}

async function eachSlice(run: BulkRun, work: (slice: BulkSlice) => Promise<void>): Promise<void> {
  const many = Math.min(SLICES, Math.max(1, Math.ceil(run.job.row_count / SLICE)));
  const width = Math.ceil(SLICES / many);
  for (let from = run.job.mark; from < SLICES; from += width)
    await work({ from, until: Math.min(SLICES, from + width) });
}
