import type { HeldAccountsView } from '@hub/contracts/support';
import type { DataSource } from 'typeorm';
import type { Db } from '../db/db.ts';
import type { ServiceClient } from '../http/service-client.ts';
import type { RetentionRule } from './retention-rule.ts';

export const HELD_PAGE = 500;

/** SQL: does somebody hold the account of this row, which has `game_id` and `partner_uid`? */
export const accountHeld = (row: string): string =>
  `EXISTS (SELECT 1 FROM held_account
    WHERE held_account.game_id = ${row}.game_id AND held_account.partner_uid = ${row}.partner_uid)`;

export const heldAccountsRetention: RetentionRule = {
  tables: ['held_account'],
  until: 'until a lead releases the account',
  why: 'a dispute, an inquiry or a letter of a lawyer can outlast every time; the audit has who held it and why',
};

export async function countHeldAccounts(source: DataSource): Promise<number> {
  const [found]: { many: string }[] = await source.query('SELECT COUNT(*) AS many FROM held_account');
  return Number(found?.many ?? 0);
}

/** Noted with the time of the question: a late answer takes none away. Throws while support is away: nothing may go. */
export async function copyHolds(db: Db, services: Pick<ServiceClient, 'call'>): Promise<void> {
  const [{ asked }] = await db.source.query<[{ asked: Date }]>('SELECT NOW(3) AS asked');
  const held: [game: string, uid: string][] = [];
  for (let size = HELD_PAGE; size === HELD_PAGE;) {
    const [game = '', uid = ''] = held.at(-1) ?? [];
    const path = `/internal/held_accounts?${new URLSearchParams({ game, uid })}`;
    const { accounts } = await services.call<HeldAccountsView>('support', path);
    held.push(...accounts.map((one): [string, string] => [one.game_id, one.uid]));
    size = accounts.length;
  }
  await db.runTx(async ({ manager }) => {
    await manager.query('DELETE FROM held_account WHERE held_at < ?', [asked]);
    // Another process may note the same at the same moment.
    for (let at = 0; at < held.length; at += HELD_PAGE)
      await manager.query(
        `INSERT INTO held_account (game_id, partner_uid, held_at) VALUES ?
          ON DUPLICATE KEY UPDATE held_at = GREATEST(held_at, VALUES(held_at))`,
        [held.slice(at, at + HELD_PAGE).map((key) => [...key, asked])],
      );
  });
}
