import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { OutboxRow } from './outbox.entity.ts';

const GRACE_S = 5;
/** A living process says so three times in that time. */
export const LEASE_S = 30;
/** Seconds after the first, second, … failure; the last one repeats. */
const BACKOFF_S = [5, 30, 120, 600, 3600, 21_600];

export type Claimed = Pick<OutboxRow, 'id' | 'job' | 'payload' | 'attempt'> & { token: Buffer };

/** Writes an intent in the caller's transaction, for a time where one is given; returns its id. */
export async function addToOutbox(
  manager: EntityManager,
  job: string,
  payload: object,
  dedupeKey: string,
  at?: Date,
): Promise<string> {
  const result: { insertId: number | string } = await manager.query(
    `INSERT INTO outbox (job, dedupe_key, payload, next_at)
      VALUES (?, ?, ?, COALESCE(?, NOW(3) + INTERVAL ${GRACE_S} SECOND))`,
    [job, dedupeKey, JSON.stringify(payload), at ?? null],
  );
  return String(result.insertId);
}

/** null: settled, for later, somebody else's, or locked. A hint comes before the grace is over. */
export async function claim(source: DataSource, ids: readonly string[], leaseS = LEASE_S): Promise<(Claimed | null)[]> {
  const token = randomBytes(16);
  const rows = await source.transaction('READ COMMITTED', async (manager) => {
    const free: Omit<Claimed, 'token'>[] = await manager.query(
      `SELECT id, job, payload, attempt FROM outbox
        WHERE id IN (?) AND next_at <= NOW(3) + INTERVAL ${GRACE_S} SECOND
          AND (lease_until IS NULL OR lease_until < NOW(3)) FOR UPDATE SKIP LOCKED`,
      [ids],
    );
    if (free.length === 0) return free;
    await manager.query(
      `UPDATE outbox SET lease_until = NOW(3) + INTERVAL ? SECOND, lease_token = ?, attempt = attempt + 1
        WHERE id IN (?)`,
      [leaseS, token, free.map(({ id }) => id)],
    );
    return free;
  });
  const mine = new Map(rows.map((row) => [String(row.id), { ...row, attempt: row.attempt + 1, token }]));
  return ids.map((id) => {
    const row = mine.get(id) ?? null;
    // Asked for twice at once, it is run once.
    mine.delete(id);
    return row;
  });
}

const tokensOf = (rows: readonly Claimed[]) => [rows.map(({ id }) => id), rows.map(({ id, token }) => [id, token])];

/** The work goes on: nobody else takes these rows meanwhile. One whose lease was lost stays lost. */
export async function extendLeases(source: DataSource, rows: readonly Claimed[], leaseS = LEASE_S): Promise<void> {
  await source.query(
    'UPDATE outbox SET lease_until = NOW(3) + INTERVAL ? SECOND WHERE id IN (?) AND (id, lease_token) IN (?)',
    [leaseS, ...tokensOf(rows)],
  );
}

/** Oldest first; of some jobs only, when they are given. */
export async function dueIds(source: DataSource, limit: number, jobs?: readonly string[]): Promise<string[]> {
  const rows: { id: string }[] = await source.query(
    `SELECT id FROM outbox WHERE next_at <= NOW(3) AND (lease_until IS NULL OR lease_until < NOW(3))
      ${jobs ? 'AND job IN (?)' : ''} ORDER BY next_at, id LIMIT ?`,
    [...(jobs ? [jobs] : []), limit],
  );
  return rows.map((row) => String(row.id));
}

/** A row whose lease was lost meanwhile stays as it is. */
export async function settle(source: DataSource, rows: readonly Claimed[]): Promise<void> {
  await source.query(
    `UPDATE outbox SET done_at = NOW(3), next_at = NULL, lease_until = NULL, last_error = NULL
      WHERE id IN (?) AND (id, lease_token) IN (?)`,
    tokensOf(rows),
  );
}

/** Returns true when given up. */
export async function backOff(
  source: DataSource,
  row: Claimed,
  { tries, longestWaitS }: { tries: number; longestWaitS: number },
  reason: string,
): Promise<boolean> {
  const over = row.attempt >= tries;
  const wait = Math.min(BACKOFF_S[Math.min(row.attempt - 1, BACKOFF_S.length - 1)] ?? 5, longestWaitS);
  const next = over ? 'failed_at = NOW(3), next_at = NULL' : `next_at = NOW(3) + INTERVAL ${wait} SECOND`;
  await source.query(`UPDATE outbox SET ${next}, lease_until = NULL, last_error = ? WHERE id = ? AND lease_token = ?`, [
    reason.slice(0, 500),
    row.id,
    row.token,
  ]);
  return over;
}
