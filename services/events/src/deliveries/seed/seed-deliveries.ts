import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Db } from '@hub/nest-kit/db';
import { batchOf } from '../batches/batch-of.ts';
import { DeliveryMove } from '../delivery-count.entity.ts';
import { DeliveryStepRow, DeliveryTryRow } from '../delivery-way.entity.ts';
import { Delivery } from '../delivery.entity.ts';
import { hashOfMail, mailOf } from '../mail-of.ts';
import { demoDeliveries, RESTING, type DemoDelivery } from './demo-deliveries.ts';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = { event: 'rdm', topup: 'ord', survey: 'srv', compensation: 'cmp' } as const;
const PROBE_MINUTES = 30;
const DELIVERED_LAST = `UPDATE game_line l JOIN (
    SELECT game_id, MAX(at) AS at FROM delivery_try WHERE outcome IN ('delivered', 'duplicate') GROUP BY game_id
  ) t ON t.game_id = l.game_id SET l.last_delivered_at = t.at WHERE l.last_delivered_at IS NULL`;

/** Always the same for the same key. */
export function mailIdOf({ source, key }: Pick<DemoDelivery, 'source' | 'key'>): string {
  const bytes = createHash('sha256').update(`demo\n${key}`).digest();
  return `${PREFIX[source]}_${[...bytes.subarray(0, 26)].map((byte) => CROCKFORD[byte % 32]).join('')}`;
}

const before = (now: Date, ago: number) => new Date(now.getTime() - ago);
const deadlineOf = ({ deadlineIn }: DemoDelivery, now: Date) =>
  deadlineIn === undefined ? null : before(now, -deadlineIn);
const open = (state: string) => ['queued', 'unknown', 'manual'].includes(state);

function rowOf(demo: DemoDelivery, now: Date, batch: number | null): Partial<Delivery> {
  const { tries = [], dueIn, state } = demo;
  const deadline = deadlineOf(demo, now);
  const late = open(state) && deadline !== null && deadline < now;
  const due = dueIn === undefined ? null : before(now, -dueIn);
  const last = demo.steps?.at(-1)?.ago ?? tries.at(-1)?.ago ?? demo.ago;
  const row: Partial<Delivery> = {
    mail_id: mailIdOf(demo),
    source: demo.source,
    made_by: demo.madeBy ?? '',
    reason: demo.reason,
    game_id: demo.game,
    server_id: demo.server,
    role_id: demo.role,
    partner_uid: demo.uid ?? '',
    title: demo.title,
    body: demo.body,
    items: JSON.stringify(demo.items),
    expire_days: 30,
    batch_id: batch,
    state,
    version: 1 + 2 * tries.length,
    attempt: tries.filter(({ outcome }) => outcome !== 'not_sent').length,
    tries: tries.length,
    uncertain: Number(['unknown', 'manual'].includes(state)),
    due_at: open(state) ? due : null,
    not_before: due !== null && state === 'queued' && (dueIn ?? 0) > 0 ? due : null,
    deadline_at: deadline,
    alarm_at: open(state) && !late ? deadline : null,
    late: Number(late),
    error: demo.error ?? '',
    partner_mail_id: demo.partner ?? '',
    created_at: before(now, demo.ago),
    changed_at: before(now, last),
  };
  return { ...row, body_hash: hashOfMail(mailOf(row as Delivery)) };
}

async function write(manager: EntityManager, demo: DemoDelivery, now: Date, ids: Map<string, number>): Promise<void> {
  const batch = demo.batch ? await batchOf(manager, demo.game, demo.batch, deadlineOf(demo, now)) : null;
  const row = rowOf(demo, now, batch);
  const replaces = demo.replaces === undefined ? null : (ids.get(demo.replaces) ?? null);
  const made = await manager.insert(Delivery, { ...row, replaces_id: replaces });
  const id = Number((made.identifiers[0] as { id: number }).id);
  ids.set(demo.key, id);
  if (replaces !== null) await manager.update(Delivery, { id: replaces }, { replaced_by_id: id });
  for (const [nth, one] of (demo.tries ?? []).entries())
    await manager.insert(DeliveryTryRow, {
      delivery_id: id,
      game_id: demo.game,
      nth: nth + 1,
      at: before(now, one.ago),
      outcome: one.outcome,
      status: one.status ?? null,
      ms: one.ms,
      error: one.error ?? '',
      counts: Number(one.outcome !== 'not_sent'),
    });
  for (const { ago, step, by = '', note = '' } of demo.steps ?? [])
    await manager.insert(DeliveryStepRow, { delivery_id: id, at: before(now, ago), step, by_name: by, note });
  await move(manager, demo, row, batch, now);
}

async function move(
  manager: EntityManager,
  demo: DemoDelivery,
  row: Partial<Delivery>,
  batch: number | null,
  now: Date,
) {
  const base = { game_id: demo.game, source: demo.source, many: 1 };
  const held = row.state === 'queued' && row.due_at === null && batch !== null;
  const asked = { ...base, at: before(now, demo.ago), from_state: '', to_state: 'queued' };
  await manager.insert(DeliveryMove, { ...asked, ...(held && { batch_id: batch, held_step: 1 }) });
  if (demo.state === 'queued') return;
  const end = { ...base, at: row.changed_at ?? now, from_state: 'queued', to_state: demo.state };
  const unclear = (demo.tries ?? []).filter(({ outcome }) => outcome === 'unclear').length;
  const inTime = Number(demo.state === 'delivered');
  await manager.insert(DeliveryMove, { ...end, unclear, in_time: inTime, late_step: row.late ?? 0 });
}

const knownIn = async (source: DataSource): Promise<Set<string>> => {
  const rows = await source.getRepository(Delivery).find({ select: { mail_id: true } });
  return new Set(rows.map(({ mail_id }) => mail_id));
};

/** In the order of time with what others bring (`more`). What is due of it really goes to its game. */
export async function seedDeliveries(db: Db, now: Date, more: readonly DemoDelivery[] = []): Promise<number> {
  const known = await knownIn(db.source);
  const missing = [...demoDeliveries(), ...more].filter((demo) => !known.has(mailIdOf(demo)));
  if (missing.length === 0) return 0;
  const first = known.size === 0;
  await db.runTx(async ({ manager }) => {
    for (const game of new Set(missing.map((demo) => demo.game)))
      await manager.query('INSERT INTO game_line (game_id) VALUES (?) ON DUPLICATE KEY UPDATE why = why', [game]);
    const ids = new Map<string, number>();
    for (const demo of missing.sort((one, other) => other.ago - one.ago)) await write(manager, demo, now, ids);
    await manager.query(DELIVERED_LAST);
    if (first)
      await manager.query(
        `UPDATE game_line SET circuit = 'open', why = 'refused', faults = 20, opened_at = NOW(3) - INTERVAL 38 MINUTE,
            probe_at = NOW(3) + INTERVAL ${PROBE_MINUTES} MINUTE WHERE game_id = ?`,
        [RESTING],
      );
  });
  return missing.length;
}
