import { legalTerms } from '@hub/contracts/catalog';
import type { Db, Tx } from '@hub/nest-kit/db';
import { auditSwept, countExpired, recordSwept, type ExpiredRows } from '@hub/nest-kit/retention';
import { deleteMembers } from '../delete-members.ts';
import type { HeldMembers, HoldAsked } from './held-members.ts';

const SLICE = 50;
const OLD = `closed_at < NOW(3) - INTERVAL ${legalTerms.recordsKeptDays} DAY`;

/** So long a member may come back to an account that was closed; then it goes, and with it what was saved. */
export const closedMembers: ExpiredRows = { key: 'closed-members', rows: `member WHERE ${OLD}`, since: 'closed_at' };

type Old = HoldAsked & { closed_at: Date };

/** What is held stays. Throws while nobody can say what is: it is tried again the same day. */
export async function deleteClosedMembers(db: Db, held: HeldMembers): Promise<number> {
  const due = await countExpired(db.source, closedMembers);
  let [all, record] = [0, 0];
  let after: readonly [Date, number] = [new Date(0), 0];
  for (let rows = await oldOf(db, after); rows.length > 0; rows = await oldOf(db, after)) {
    const isHeld = await held.ask(rows);
    const ids = rows.filter((_, nth) => !isHeld[nth]).map(({ id }) => id);
    await db.runTx(async (tx) => {
      const many = await deleteOld(tx, ids);
      if (many > 0) record = await recordSwept(tx, due, many, record);
      all += many;
    });
    const last = rows.at(-1)!;
    after = [last.closed_at, last.id];
  }
  if (all > 0) await db.runTx((tx) => auditSwept(tx, 'table:member', { line: closedMembers.key, rows: all }));
  return all;
}

const oldOf = ({ source }: Db, after: readonly [Date, number]): Promise<Old[]> =>
  source.query(
    `SELECT id, email_mac, email_box, profile_box, closed_at FROM member WHERE ${OLD} AND (closed_at, id) > (?, ?)
      ORDER BY closed_at, id LIMIT ${SLICE}`,
    [...after],
  );

/** Whoever came back meanwhile stays. */
async function deleteOld(tx: Tx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const old: { id: number }[] = await tx.manager.query(`SELECT id FROM member WHERE id IN (?) AND ${OLD} FOR UPDATE`, [
    ids,
  ]);
  if (old.length === 0) return 0;
  const gone = old.map(({ id }) => id);
  await deleteMembers(tx, gone);
  return gone.length;
}
