import { Injectable } from '@nestjs/common';
import type { HoldForRequestBody } from '@hub/contracts/support';
import { playerObject } from '@hub/nest-kit/audit';
import { Db, isAscii, type Tx } from '@hub/nest-kit/db';
import type { RequestHold } from './request-hold.entity.ts';

type Key = readonly [game: string, uid: string];
const keyOf = (key: Key): string => JSON.stringify(key);
const keysOf = ({ accounts }: Pick<RequestHold, 'accounts'>): Key[] => JSON.parse(accounts) as Key[];

/** Who holds an account, where a request does. */
export const holderOf = (request: number): string => `個資請求 #${request}`;

/** The request that holds an account as well, the oldest first. The caller holds the rows. */
export async function requestHolding({ manager }: Pick<Tx, 'manager'>, key: Key): Promise<RequestHold | null> {
  const rows: RequestHold[] = await manager.query(
    "SELECT * FROM request_hold WHERE accounts <> '[]' ORDER BY request_id FOR UPDATE",
  );
  return rows.find((row) => keysOf(row).some((one) => keyOf(one) === keyOf(key))) ?? null;
}

/** An account that nobody else holds. */
export async function holdAs({ manager }: Pick<Tx, 'manager'>, key: Key, row: RequestHold): Promise<void> {
  await manager.query(
    `INSERT INTO held_account (game_id, partner_uid, held_by, reason) VALUES (?)
      ON DUPLICATE KEY UPDATE game_id = VALUES(game_id)`,
    [[...key, holderOf(row.request_id), row.reason]],
  );
}

/** Holds the accounts of a request that somebody holds, and lets go what it held alone. */
@Injectable()
export class RequestHolds {
  constructor(private readonly db: Db) {}

  /** Said again, or too late, it changes nothing. */
  async take({ request, version, reason, accounts }: HoldForRequestBody): Promise<{ held: number }> {
    await this.db.runTx(async (tx) => {
      const { manager } = tx;
      await manager.query(
        "INSERT INTO request_hold (request_id, version, accounts) VALUES (?, 0, '[]') ON DUPLICATE KEY UPDATE version = version",
        [request],
      );
      const [before]: RequestHold[] = await manager.query(
        'SELECT * FROM request_hold WHERE request_id = ? FOR UPDATE',
        [request],
      );
      if (!before || before.version >= version) return;
      const keys = accounts.map(({ game_id, uid }): Key => [game_id, uid]);
      const row = { ...before, version, reason, accounts: JSON.stringify(keys) };
      await manager.query(
        'UPDATE request_hold SET version = ?, accounts = ?, reason = ?, changed_at = NOW(3) WHERE request_id = ?',
        [version, row.accounts, reason, request],
      );
      for (const key of keysOf(before)) if (!keys.some((one) => keyOf(one) === keyOf(key))) await letGo(tx, key, row);
      for (const key of keys) await hold(tx, key, row);
    });
    return { held: accounts.length };
  }
}

async function hold(tx: Tx, key: Key, row: RequestHold): Promise<void> {
  await holdAs(tx, key, row);
  await tx.manager.query('UPDATE held_account SET reason = ? WHERE game_id = ? AND partner_uid = ? AND held_by = ?', [
    row.reason,
    ...key,
    holderOf(row.request_id),
  ]);
  // A case that is being destroyed at this moment is gone before the hold stands, and no other goes after it.
  if (isAscii(key[1]))
    await tx.manager.query('SELECT id FROM ticket WHERE game_id = ? AND partner_uid = ? FOR UPDATE', [...key]);
  await trace(tx, 'account.hold', key, row);
}

/** Who held it besides, holds it still. */
async function letGo(tx: Tx, key: Key, row: RequestHold): Promise<void> {
  const gone: { affectedRows: number } = await tx.manager.query(
    'DELETE FROM held_account WHERE game_id = ? AND partner_uid = ? AND held_by = ?',
    [...key, holderOf(row.request_id)],
  );
  if (gone.affectedRows === 0) return;
  const other = await requestHolding(tx, key);
  if (other) await holdAs(tx, key, other);
  else await trace(tx, 'account.hold_release', key, row);
}

const trace = (tx: Tx, action: string, [game_id, uid]: Key, { request_id, reason }: RequestHold) =>
  tx.audit({
    actor_kind: 'system',
    actor: 'personal-data',
    action,
    game_id,
    ...playerObject(uid, { reason: `${holderOf(request_id)} ${reason}`.trim() }),
    rid: '',
    address: '',
  });
