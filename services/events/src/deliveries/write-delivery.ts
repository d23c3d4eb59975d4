import type { DeliveryState } from '@hub/contracts/events';
import { insertRow, settingOf, type Tx } from '@hub/nest-kit/db';
import { ABSENT } from '@hub/nest-kit/moves';
import type { DataSource, EntityManager } from 'typeorm';
import type { DeliveryChange, DeliveryColumns, DeliveryMoved } from './delivery.changes.ts';
import type { Delivery } from './delivery.entity.ts';
import { deliveryListeners } from './delivery.listeners.ts';
import { deliveryMoves, type DeliveryParty } from './delivery.moves.ts';
import { isOver } from './delivery.policy.ts';

type NewDelivery = DeliveryColumns & Pick<Delivery, 'game_id' | 'source' | 'batch_id' | 'not_before'>;

/** When it goes: now, or once its time has come. */
export const DUE_NOW = () => 'GREATEST(NOW(3), COALESCE(not_before, NOW(3)))';

/** So many milliseconds from now. */
export const afterMs = (ms: number) => () => `NOW(3) + INTERVAL ${Math.round(ms * 1000)} MICROSECOND`;

/** Takes a delivery into the queue; one of a batch waits for its release. Returns its number. */
export async function insertDelivery(tx: Tx, asked: NewDelivery): Promise<number> {
  deliveryMoves.demand('ask', 'asker', ABSENT, 'queued');
  const { not_before, ...columns } = asked;
  const due_at = asked.batch_id === null ? DUE_NOW : null;
  const times = { created_at: () => 'NOW(3)', changed_at: () => 'NOW(3)' };
  const id = await insertRow(tx.manager, 'delivery', { ...columns, not_before, due_at, ...times });
  const row = { ...asked, id, state: 'queued' } as Delivery;
  await tell(tx, [{ move: 'ask', row, from: '', to: 'queued', by: 'asker', emits: deliveryMoves.table.ask.emits }]);
  return id;
}

/** Rows are locked by the caller. Throws the refusal of the table; those with the same `set` are one statement. */
export async function moveDeliveries(tx: Tx, changes: readonly DeliveryChange[]): Promise<void> {
  if (changes.length === 0) return;
  const moved = changes.map(movedOf);
  const together = Map.groupBy(moved, ({ set, move, from, to }) => (set ? set : `${move} ${from} ${to}`));
  for (const some of together.values()) await update(tx.manager, some);
  await tell(tx, moved);
}

export const moveDelivery = (tx: Tx, change: DeliveryChange): Promise<void> => moveDeliveries(tx, [change]);

/** Lets a delivery wait for so long, where it goes by itself; false when it is another version by now. It keeps its version. */
export async function delayDelivery(source: DataSource, { id, version }: Delivery, ms: number): Promise<boolean> {
  const held: { affectedRows: number } = await source.query(
    `UPDATE delivery SET due_at = IF(due_at IS NULL, NULL, GREATEST(due_at, NOW(3) + INTERVAL ? MICROSECOND))
      WHERE id = ? AND version = ?`,
    [ms * 1000, id, version],
  );
  return held.affectedRows === 1;
}

/** Forgets for whom deliveries were and what was in them; that they were, and how they ended, stays. */
export async function blankDeliveries(manager: EntityManager, ids: readonly number[]): Promise<void> {
  await manager.query(
    `UPDATE delivery SET server_id = '', role_id = '', partner_uid = '', title = '', body = '', items = '[]', reason = ''
      WHERE id IN (?)`,
    [ids],
  );
}

function movedOf(change: DeliveryChange): DeliveryMoved {
  const { move, row, by } = change;
  const from = row.state;
  const to = change.to ?? (deliveryMoves.after(move, from) as DeliveryState);
  const party: DeliveryParty = typeof by === 'object' ? 'desk' : by;
  deliveryMoves.demand(move, party, from, to);
  return { ...change, from, to, emits: deliveryMoves.table[move].emits };
}

const OVER: DeliveryColumns = { due_at: null, alarm_at: null, late: 0 };
const FREE: DeliveryColumns = { lease_until: null, lease_token: null };
const NEXT: DeliveryColumns = { version: () => 'version + 1', changed_at: () => 'NOW(3)' };

async function update(manager: EntityManager, some: readonly DeliveryMoved[]): Promise<void> {
  const { from, to, set, emits } = some[0]!;
  const columns = {
    ...(to !== from && { state: to }),
    ...(from === 'sending' && to !== from && FREE),
    ...(isOver(to) && OVER),
    ...set,
    ...(emits.version && NEXT),
  };
  const { sets, values } = settingOf(columns);
  const named = some.flatMap(({ row, partnerMailId }) =>
    partnerMailId === undefined ? [] : [[row.id, partnerMailId]],
  );
  const names =
    named.length === 0 ? '' : `, partner_mail_id = CASE id ${named.map(() => 'WHEN ? THEN ?').join(' ')} END`;
  await manager.query(`UPDATE delivery SET ${sets}${names} WHERE id IN (?)`, [
    ...values,
    ...named.flat(),
    some.map(({ row }) => row.id),
  ]);
}

async function tell(tx: Tx, moved: readonly DeliveryMoved[]): Promise<void> {
  for (const listener of deliveryListeners) await listener(tx, moved);
}
