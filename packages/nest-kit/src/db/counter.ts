import { Column, Entity, Index, PrimaryColumn, type DataSource } from 'typeorm';
import { part, type Part } from './reads.ts';

/** A limit that must survive a wiped Redis: how often something happened in a window. */
@Entity('counter')
@Index('counter_age', ['window_start'])
export class CounterRow {
  @PrimaryColumn({ type: 'binary', length: 32 })
  bucket!: Buffer;

  @PrimaryColumn({ type: 'datetime' })
  window_start!: Date;

  @Column({ type: 'int', unsigned: true })
  hits!: number;
}

type Querier = Pick<DataSource, 'query'>;
export type Window = { bucket: Buffer; windowS: number; limit: number };
/** `retryAfterS`: in how many seconds the next window begins; 0 for who is not over. */
export type Counted = { hits: number; over: boolean; retryAfterS: number };

const startOf = (windowS: number) => `FROM_UNIXTIME(FLOOR(UNIX_TIMESTAMP() / ${windowS}) * ${windowS})`;

export async function count(source: Querier, window: Window): Promise<Counted> {
  const counted: { affectedRows: number; insertId: number | string } = await source.query(
    `INSERT INTO counter (bucket, window_start, hits) VALUES (?, ${startOf(window.windowS)}, 1)
      ON DUPLICATE KEY UPDATE hits = LAST_INSERT_ID(hits + 1)`,
    [window.bucket],
  );
  const hits = counted.affectedRows === 1 ? 1 : Number(counted.insertId);
  if (hits <= window.limit) return { hits, over: false, retryAfterS: 0 };
  return { hits, over: true, retryAfterS: (await read(source, window)).retryAfterS };
}

/** Of one window, in all these different buckets. Racing counters may read each other: never more pass than allowed. */
export async function countEach(source: Querier, buckets: readonly Buffer[], windowS: number): Promise<number[]> {
  const rows = buckets.map(() => `(?, ${startOf(windowS)}, 1)`);
  // In one order everywhere: two that count the same wait for each other instead of both.
  const { affectedRows }: { affectedRows: number } = await source.query(
    `INSERT INTO counter (bucket, window_start, hits) VALUES ${rows.join()} ON DUPLICATE KEY UPDATE hits = hits + 1`,
    buckets.toSorted((one, other) => one.compare(other)),
  );
  // A row that is new counts as one, a changed one as two.
  if (affectedRows === buckets.length) return buckets.map(() => 1);
  const found: { bucket: Buffer; hits: number }[] = await source.query(
    `SELECT bucket, hits FROM counter WHERE bucket IN (?) AND window_start = ${startOf(windowS)}`,
    [buckets],
  );
  const hits = new Map(found.map((row) => [row.bucket.toString('hex'), row.hits]));
  return buckets.map((bucket) => hits.get(bucket.toString('hex')) ?? 1);
}

/** Takes one event back that was counted before it was judged. */
export async function uncount(source: Querier, { bucket, windowS }: Window): Promise<void> {
  await source.query(
    `UPDATE counter SET hits = hits - 1 WHERE bucket = ? AND window_start = ${startOf(windowS)} AND hits > 0`,
    [bucket],
  );
}

export async function read(source: Querier, window: Window): Promise<Counted> {
  const { columns, from } = counterPart(window.windowS);
  const [row]: Hits[] = await source.query(`SELECT ${columns.join()} ${from}`, [window.bucket]);
  const hits = Number(row?.hits ?? 0);
  return { hits, over: hits > window.limit, retryAfterS: Math.ceil(Number(row?.left_s ?? window.windowS)) };
}

type Hits = { hits: number; left_s: number };

const counterPart = (windowS: number): Part<Hits> =>
  part(
    ['hits', `${windowS} - MOD(UNIX_TIMESTAMP(), ${windowS}) AS left_s`],
    `FROM counter WHERE bucket = ? AND window_start = ${startOf(windowS)}`,
  );
