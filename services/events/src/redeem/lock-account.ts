import type { WrongCode } from '@hub/contracts/events';
import type { PlayerPrincipal } from '@hub/contracts/shared';
import type { DataSource, EntityManager } from 'typeorm';
import { accountName } from './account.ts';

/** Who redeems, as their token says. */
export type Redeemer = Pick<PlayerPrincipal, 'game' | 'uid' | 'server' | 'role' | 'name'>;

/** How many wrong codes an account entered at an event, and whether that was too many. */
export type AccountLock = { id: number; fails: number; locked: boolean };

type Row = { id: number; fails: number; locked_at: Date | null };

const FOUND = 'SELECT id, fails, locked_at FROM redeem_lock WHERE event_id = ? AND account = ?';
/** Keeps the row of an account from everybody else. */
export const LOCK_ACCOUNT = `${FOUND} FOR UPDATE`;
/** An INSERT IGNORE would take a shared lock, and two of those wait for each other for ever. */
export const MAKE_ACCOUNT = `INSERT INTO redeem_lock (event_id, account, game_id, server_id, role_id, role_name, partner_uid)
  VALUES (?) ON DUPLICATE KEY UPDATE fails = fails`;

/** Locked by a date, and where the limit was lowered below what an account has: by its count. */
export const isLocked = ({ fails, locked_at }: Omit<Row, 'id'>, limit: number): boolean =>
  locked_at !== null || fails >= limit;

const lockOf = (row: Row, limit: number): AccountLock => ({
  id: row.id,
  fails: row.fails,
  locked: isLocked(row, limit),
});

/** As many signs of a role's name as a column holds. */
export const shortName = (name: string): string => [...name].slice(0, 64).join('');

export async function findLock(
  source: DataSource,
  event: { id: number; error_limit: number },
  account: string,
): Promise<AccountLock | null> {
  const [row] = await source.query<Row[]>(FOUND, [event.id, account]);
  return row ? lockOf(row, event.error_limit) : null;
}

/**
 * All who give an account something wait here, to the end of the transaction. Each upsert takes a number, hence two
 * steps.
 */
export async function lockAccount(
  manager: EntityManager,
  event: { id: number; error_limit: number },
  who: Redeemer,
): Promise<AccountLock> {
  const account = accountName(who);
  let [row] = await manager.query<Row[]>(LOCK_ACCOUNT, [event.id, account]);
  if (!row) {
    const fresh = [event.id, account, who.game, who.server, who.role, shortName(who.name), who.uid];
    await manager.query(MAKE_ACCOUNT, [fresh]);
    [row] = await manager.query<Row[]>(LOCK_ACCOUNT, [event.id, account]);
  }
  if (!row) throw new Error('the row of an account is gone');
  const lock = lockOf(row, event.error_limit);
  if (lock.locked && row.locked_at === null) await writeLock(manager, event.id, lock.id);
  return lock;
}

/** Locks an account, and notes that it happened: an unlock takes the date away and not the note. */
async function writeLock(manager: EntityManager, event: number, lock: number): Promise<void> {
  await manager.query('UPDATE redeem_lock SET locked_at = NOW(3) WHERE id = ?', [lock]);
  await manager.query('INSERT INTO lock_entry (event_id, lock_id) VALUES (?, ?)', [event, lock]);
}

/** Once for each code. What throws afterwards takes the count back: it has to be committed. */
export async function countWrong(
  manager: EntityManager,
  event: { id: number; error_limit: number },
  lock: AccountLock,
  who: Redeemer,
  { why, mac }: { why: WrongCode; mac: Buffer },
): Promise<void> {
  const known = 'SELECT 1 FROM wrong_entry WHERE lock_id = ? AND code_mac = ? LIMIT 1';
  if ((await manager.query<unknown[]>(known, [lock.id, mac])).length > 0) return;
  await manager.query(
    `UPDATE redeem_lock SET fails = fails + 1, last_at = NOW(3), server_id = ?, role_id = ?, role_name = ? WHERE id = ?`,
    [who.server, who.role, shortName(who.name), lock.id],
  );
  const entry = [event.id, lock.id, why, mac];
  await manager.query('INSERT INTO wrong_entry (event_id, lock_id, why, code_mac) VALUES (?)', [entry]);
  if (lock.fails + 1 >= event.error_limit) await writeLock(manager, event.id, lock.id);
}
