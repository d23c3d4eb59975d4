import type { RetainedPart, Person } from '@hub/contracts/person-data';
import type { Tx } from '@hub/nest-kit/db';
import { anyOf, ofAccounts, ofRoles, tableRows, type PersonCategory, type Where } from '@hub/nest-kit/person-data';
import { forgetRedemptions } from './forget-redemptions.ts';

type Row = {
  id: number;
  event_id: number;
  code_id: number | null;
  server_id: string;
  role_id: string;
  role_name: string;
  created_at: Date;
};
type LockRow = { id: number; event_id: number; fails: number; locked_at: Date | null; last_at: Date };

const byAccountOrRole = (person: Person): Where => anyOf(ofAccounts(person), ofRoles(person));
const once = (table: string, columns: string[]): RetainedPart => ({ table, columns, ground: 'once', days: null });
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** While an event goes on, an account that is not known any more would have its rewards twice, and its tries anew. */
async function byEnd<T extends { event_id: number }>(
  { manager }: Tx,
  rows: readonly T[],
): Promise<[over: T[], on: T[]]> {
  const over: { id: number }[] = await manager.query('SELECT id FROM event WHERE id IN (?) AND ends_at < NOW(3)', [
    rows.map(({ event_id }) => event_id),
  ]);
  const ended = new Set(idsOf(over));
  return [rows.filter(({ event_id }) => ended.has(event_id)), rows.filter(({ event_id }) => !ended.has(event_id))];
}

const FORGET = "server_id = '', role_id = '', role_name = '', partner_uid = ''";

/** Of an event that goes on the account stays until its end, when the retention takes it. */
export const redemptions: PersonCategory = tableRows<Row>({
  key: 'redemptions',
  table: 'redemption',
  by: byAccountOrRole,
  since: 'created_at',
  show: ({ event_id, server_id, role_id, role_name, created_at }) => ({
    ...{ event_id, server_id, role_id, role_name, created_at },
  }),
  kept: [once('redemption', ['account']), once('serial_code', ['claimed_by'])],
  erase: async (tx, rows) => {
    const [over, on] = await byEnd(tx, rows);
    await forgetRedemptions(tx, over);
    if (on.length > 0)
      await tx.manager.query(`UPDATE redemption SET ${FORGET}, code_seal = NULL, reason = '' WHERE id IN (?)`, [
        idsOf(on),
      ]);
  },
});

export const locks: PersonCategory = tableRows<LockRow>({
  key: 'locks',
  table: 'redeem_lock',
  tables: ['redeem_lock', 'lock_entry', 'wrong_entry'],
  by: byAccountOrRole,
  since: 'last_at',
  show: ({ event_id, fails, locked_at, last_at }) => ({ event_id, fails, locked_at, last_at }),
  kept: [once('redeem_lock', ['account'])],
  erase: async (tx, rows) => {
    const { manager } = tx;
    const [over, on] = await byEnd(tx, rows);
    if (on.length > 0) await manager.query(`UPDATE redeem_lock SET ${FORGET} WHERE id IN (?)`, [idsOf(on)]);
    if (over.length === 0) return;
    for (const table of ['lock_entry', 'wrong_entry'])
      await manager.query(`DELETE FROM ${table} WHERE lock_id IN (?)`, [idsOf(over)]);
    await manager.query('DELETE FROM redeem_lock WHERE id IN (?)', [idsOf(over)]);
  },
});
