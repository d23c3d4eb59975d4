import type { deliveryAsked, IntegrationEventData } from '@hub/contracts/integration-events';
import type { EntityManager } from 'typeorm';
import { isDuplicate, type Tx } from '@hub/nest-kit/db';
import { AppError } from '@hub/nest-kit/http';
import { batchOf } from './batches/batch-of.ts';
import { hashOfMail } from './mail-of.ts';
import { insertDelivery } from './write-delivery.ts';

export type Asked = IntegrationEventData<typeof deliveryAsked>;
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
 * In the transaction of what gives the right to it. The same again changes nothing; another of the name is a
 * `DeliveryConflict`.
 */
export async function askDelivery(tx: Tx, asked: Asked, from: AskedFrom = {}): Promise<number> {
  const { manager } = tx;
  const hash = hashOf(asked);
  await ensureLine(manager, asked.game_id);
  const batch = asked.batch ? await batchOf(manager, asked.game_id, asked.batch, moment(asked.deadline)) : null;
  try {
    return await insertDelivery(tx, rowOf(asked, from, hash, batch));
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

const rowOf = (asked: Asked, from: AskedFrom, hash: Buffer, batch: number | null) => ({
  mail_id: asked.id,
  source: asked.source,
  asked_by: from.askedBy ?? '',
  made_by: from.madeBy ?? '',
  reason: asked.reason,
  game_id: asked.game_id,
  server_id: asked.server_id,
  role_id: asked.role_id,
  partner_uid: asked.partner_uid,
  title: asked.title,
  body: asked.body,
  items: JSON.stringify(asked.items.map(({ item_code, qty }) => ({ item_code, qty }))),
  expire_days: asked.expire_days,
  body_hash: hash,
  batch_id: batch,
  replaces_id: from.replaces ?? null,
  not_before: moment(asked.not_before),
  deadline_at: moment(asked.deadline),
  alarm_at: moment(asked.deadline),
});

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
