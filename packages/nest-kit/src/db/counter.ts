import { Column, Entity, Index, PrimaryColumn, type DataSource } from 'typeorm';

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

/** Counts one event and answers how many there were in the current window, and in how many seconds the next begins. */
export async function count(
  source: Querier,
  window: Window,
): Promise<{ hits: number; over: boolean; retryAfterS: number }> {
  const start = `FROM_UNIXTIME(FLOOR(UNIX_TIMESTAMP() / ${window.windowS}) * ${window.windowS})`;
  await source.query(
    `INSERT INTO counter (bucket, window_start, hits) VALUES (?, ${start}, 1) ON DUPLICATE KEY UPDATE hits = hits + 1`,
    [window.bucket],
  );
  return read(source, window);
}

/** The same answer without counting. */
export async function read(
  source: Querier,
  window: Window,
): Promise<{ hits: number; over: boolean; retryAfterS: number }> {
  const rows: { hits: number; left_s: number }[] = await source.query(
    `SELECT hits, ${window.windowS} - MOD(UNIX_TIMESTAMP(), ${window.windowS}) AS left_s FROM counter
      WHERE bucket = ? AND window_start = FROM_UNIXTIME(FLOOR(UNIX_TIMESTAMP() / ${window.windowS}) * ${window.windowS})`,
    [window.bucket],
  );
  const hits = Number(rows[0]?.hits ?? 0);
  return { hits, over: hits > window.limit, retryAfterS: Math.ceil(Number(rows[0]?.left_s ?? window.windowS)) };
}
