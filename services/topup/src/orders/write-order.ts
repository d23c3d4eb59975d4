import { insertRow, settingOf, type Tx } from '@hub/nest-kit/db';
import { ABSENT } from '@hub/nest-kit/moves';
import type { OrderChange, OrderColumns, OrderMoved } from './order.changes.ts';
import type { Order } from './order.entity.ts';
import { orderListeners } from './order.listeners.ts';
import { orderMoves } from './order.moves.ts';
import type { OrderState } from './order.states.ts';
import { leftOf, partsOf } from './deliveries/delivery-of.ts';

export type NewOrder = Pick<
  Order,
  | 'report_id'
  | 'token_mac'
  | 'token_box'
  | 'game_id'
  | 'report_type'
  | 'server_id'
  | 'server_name'
  | 'role_id'
  | 'char_name'
  | 'partner_uid'
  | 'owner'
  | 'buyer_box'
  | 'buyer_kid'
  | 'cancels_at'
  | 'rehearsal'
> &
  Partial<Pick<Order, 'email_mac' | 'phone_mac'>>;

const NO_GOODS = '[]';

export async function lockOrder({ manager }: Pick<Tx, 'manager'>, id: number): Promise<Order | null> {
  const repository = manager.getRepository<Order>('topup_order');
  return repository.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** Of an order that was read already. */
export async function lockKnownOrder(tx: Pick<Tx, 'manager'>, id: number): Promise<Order> {
  const order = await lockOrder(tx, id);
  if (!order) throw new Error(`the order ${id} is gone`);
  return order;
}

export async function insertOrder(tx: Tx, asked: NewOrder): Promise<Order> {
  orderMoves.demand('start', 'player', ABSENT, 'draft');
  const id = await insertRow(tx.manager, 'topup_order', { ...asked, state: 'draft', goods: NO_GOODS });
  const order = await lockKnownOrder(tx, id);
  const { emits } = orderMoves.table.start;
  await tell(tx, { move: 'start', order, by: 'player', from: '', to: 'draft', emits });
  return order;
}

/** Moves an order as its table of moves says, and answers it as it is then. Throws the refusal of the table. */
export async function changeOrder(tx: Tx, change: OrderChange): Promise<Order> {
  const { move, order, by, set = {} } = change;
  const from = order.state;
  const to = orderMoves.after(move, from) as OrderState;
  orderMoves.demand(move, typeof by === 'object' ? 'desk' : by, from, to);
  const { emits } = orderMoves.table[move];
  await update(tx, order, {
    ...set,
    state: to,
    ...(emits.timed === 'ends' && { cancels_at: null }),
    ...(emits.grants && order.goods !== NO_GOODS && !order.rehearsal && { delivery: 'queued' }),
    ...(emits.returns && { delivery: leftOf(await partsOf(tx, order)) }),
  });
  const changed = await lockKnownOrder(tx, order.id);
  await tell(tx, { move, order: changed, by, from, to, emits, ...(change.reason && { reason: change.reason }) });
  return changed;
}

export async function noteDelivery(tx: Tx, order: Order, delivery: Order['delivery']): Promise<void> {
  if (order.delivery !== delivery) await update(tx, order, { delivery });
}

/** Forgets for whom orders were. `box`: what of the buyer the books want, sealed; null for nothing. The caller holds the rows. */
export async function blankBuyers({ manager }: Tx, ids: readonly number[], box: Buffer | null): Promise<void> {
  await manager.query(
    `UPDATE topup_order SET owner = '', partner_uid = '', role_id = '', char_name = '', email_mac = NULL, phone_mac = NULL,
      buyer_box = ? WHERE id IN (?)`,
    [box, ids],
  );
}

/** Forgets whose characters orders were for; who bought them stays. */
export async function blankCharacters({ manager }: Tx, ids: readonly number[]): Promise<void> {
  await manager.query("UPDATE topup_order SET partner_uid = '', role_id = '', char_name = '' WHERE id IN (?)", [ids]);
}

/** Who an order is for was corrected: the order itself says the same, so nobody hears of it. */
export async function changeBuyer(
  { manager }: Tx,
  { id }: Pick<Order, 'id'>,
  columns: Partial<Pick<Order, 'buyer_box' | 'email_mac' | 'phone_mac'>>,
): Promise<void> {
  const { sets, values } = settingOf(columns);
  await manager.query(`UPDATE topup_order SET ${sets} WHERE id = ?`, [...values, id]);
}

async function update({ manager }: Tx, { id }: Order, columns: OrderColumns): Promise<void> {
  const { sets, values } = settingOf({
    ...columns,
    version: () => 'version + 1',
    changed_at: () => 'NOW(3)',
  });
  await manager.query(`UPDATE topup_order SET ${sets} WHERE id = ?`, [...values, id]);
}

async function tell(tx: Tx, moved: OrderMoved): Promise<void> {
  for (const listen of orderListeners) await listen(tx, moved);
}
