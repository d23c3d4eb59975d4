import type { deliveryAsked, FactData } from '@hub/contracts/facts';
import type { EntityManager } from 'typeorm';
import { isDuplicate, type Tx } from '@hub/nest-kit/db';
import { AppError } from '@hub/nest-kit/http';
import { batchOf } from './batches/batch-of.ts';
import { hashOfMail } from './mail-of.ts';
import { tellMoves } from './tell-moves.ts';

export type Asked = FactData<typeof deliveryAsked>;
/** `askedBy`: the service to be told how it ends; `madeBy`: the colleague who sent it; `replaces`: whose place it takes. */
export type AskedFrom = { askedBy?: string; madeBy?: string; replaces?: number };

/** There is a delivery of this name already, and it says something else. */
export class DeliveryConflict extends AppError {
  constructor(
    readonly asked: Asked,
    readonly from: string,
  ) {
    super(409, { msg: { code: 'DELIVERY_CONFLICT' } });
  }
}

const hashOf = (asked: Asked): Buffer => hashOfMail({ ...asked, mail_id: asked.id });
const moment = (text: string | null | undefined) => (text ? new Date(text) : null);

/**
 * Takes a delivery into the queue, in the transaction of what gives the right to it, and returns its number. The same one
 * again changes nothing; another one of the same name is a `DeliveryConflict`.
 */
export async function askDelivery(tx: Pick<Tx, 'manager'>, asked: Asked, from: AskedFrom = {}): Promise<number> {
  const { manager } = tx;
  const hash = hashOf(asked);
  await ensureLine(manager, asked.game_id);
  const batch = asked.batch ? await batchOf(manager, asked.game_id, asked.batch, moment(asked.deadline)) : null;
  try {
    const id = await insert(manager, asked, from, hash, batch);
    const row = { game_id: asked.game_id, source: asked.source as never, batch_id: batch };
    await tellMoves(manager, [{ row, from: '', to: 'queued', held: batch === null ? 0 : 1 }]);
    return id;
  } catch (error) {
    if (!isDuplicate(error, 'delivery_mail')) throw error;
    return sameAs(manager, asked, hash, from.askedBy ?? '');
  }
}

/** What travels to the game, who is told and where the reward is from must all be what was asked before. */
async function sameAs(manager: EntityManager, asked: Asked, hash: Buffer, from: string): Promise<number> {
  const [row] = await manager.query<{ id: number; body_hash: Buffer; source: string; asked_by: string }[]>(
    'SELECT id, body_hash, source, asked_by FROM delivery WHERE mail_id = ?',
    [asked.id],
  );
  const same = row && row.body_hash.equals(hash) && row.source === asked.source && row.asked_by === from;
  if (!same) throw new DeliveryConflict(asked, from);
  return row.id;
}

async function insert(
  manager: EntityManager,
  asked: Asked,
  from: AskedFrom,
  hash: Buffer,
  batch: number | null,
): Promise<number> {
  const [notBefore, deadline] = [moment(asked.not_before), moment(asked.deadline)];
  const made: { insertId: number } = await manager.query(
    `INSERT INTO delivery (mail_id, source, asked_by, made_by, reason, game_id, server_id, role_id, partner_uid, title,
        body, items, expire_days, body_hash, batch_id, replaces_id, not_before, deadline_at, alarm_at, due_at,
        created_at, changed_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, IF(?, NULL, GREATEST(NOW(3), COALESCE(?, NOW(3)))), NOW(3), NOW(3))`,
    [
      asked.id,
      asked.source,
      from.askedBy ?? '',
      from.madeBy ?? '',
      asked.reason,
      asked.game_id,
      asked.server_id,
      asked.role_id,
      asked.partner_uid,
      asked.title,
      asked.body,
      JSON.stringify(asked.items.map(({ item_code, qty }) => ({ item_code, qty }))),
      asked.expire_days,
      hash,
      batch,
      from.replaces ?? null,
      notBefore,
      deadline,
      deadline,
      batch !== null,
      notBefore,
    ],
  );
  return made.insertId;
}

const known = new WeakMap<object, Set<string>>();

/** The line of a game that was never sent to. Looked up once per process, so that senders and askers do not meet at its row. */
async function ensureLine(manager: EntityManager, game: string): Promise<void> {
  const seen = known.get(manager.connection) ?? new Set();
  known.set(manager.connection, seen);
  if (seen.has(game)) return;
  const rows: unknown[] = await manager.query('SELECT 1 FROM game_line WHERE game_id = ?', [game]);
  if (rows.length > 0) seen.add(game);
  else await manager.query('INSERT INTO game_line (game_id) VALUES (?) ON DUPLICATE KEY UPDATE why = why', [game]);
}
