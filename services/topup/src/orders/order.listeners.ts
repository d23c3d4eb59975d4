import { orderPaid, orderRefunded } from '@hub/contracts/integration-events';
import type { Tx } from '@hub/nest-kit/db';
import { publishEvent } from '@hub/nest-kit/integration-events';
import { askForGoods } from './ask-for-goods.ts';
import { orderAudit } from './order.audit.ts';
import type { OrderMoved } from './order.changes.ts';
import { expireOrder, expiryKey } from './expire-order.job.ts';
import { decideLate } from './late/decide-late.job.ts';
import { partsOf } from './deliveries/delivery-of.ts';
import { withdrawGoods } from './deliveries/withdraw-goods.ts';

type Listener = (tx: Tx, moved: OrderMoved) => Promise<void>;

const noteInWay: Listener = async ({ manager }, { order, emits, from, to, by, reason = '' }) => {
  const [party, actor] = typeof by === 'object' ? ['desk', by.who.name] : [by, ''];
  await manager.query(
    'INSERT INTO order_step (order_id, step, from_state, to_state, party, actor, reason) VALUES (?)',
    [[order.id, emits.step, from, to, party, actor, reason]],
  );
};

/** The end of an unpaid order is a job for a time: a row, whatever becomes of Redis. */
const setTheClock: Listener = async (tx, { order, emits, from }) => {
  const key = expiryKey(order.id);
  if (emits.timed === 'ends') await tx.dequeue(key);
  if (emits.timed !== 'begins' || !order.cancels_at) return;
  const moved = from !== '' && (await tx.reschedule(key, order.cancels_at));
  if (!moved) await tx.enqueue(expireOrder, { id: order.id }, key, { at: order.cancels_at });
};

const grant: Listener = async (tx, { order, emits }) => {
  if (!emits.grants || order.rehearsal) return;
  await askForGoods(tx, order);
  await publishEvent(tx, orderPaid, {
    order_id: order.report_id,
    game_id: order.game_id,
    partner_uid: order.partner_uid,
    amount_twd: order.amount,
    paid_at: (order.paid_at ?? new Date()).toISOString(),
  });
};

const takeBack: Listener = async (tx, { order, emits, from }) => {
  if (!emits.returns || order.rehearsal) return;
  await withdrawGoods(tx, order, await partsOf(tx, order));
  // Money of a late order was never told as paid.
  if (from !== 'paid') return;
  await publishEvent(tx, orderRefunded, {
    order_id: order.report_id,
    refund_id: `${order.report_id}-1`,
    game_id: order.game_id,
    partner_uid: order.partner_uid,
    amount_twd: order.amount,
    refunded_at: new Date().toISOString(),
  });
};

const noteInAudit: Listener = async (tx, { order, emits, by, from, to, reason = '' }) => {
  if (emits.audit && typeof by === 'object') await tx.audit(orderAudit(by, emits.audit, order, { from, to, reason }));
};

/** Whoever decides asks for the policy, which is no work for the transaction of a payment. */
const askForDecision: Listener = async (tx, { order, to }) => {
  if (to === 'late') await tx.enqueue(decideLate, { id: order.id }, `decide-late-${order.id}`);
};

export const orderListeners: readonly Listener[] = [
  noteInWay,
  setTheClock,
  grant,
  takeBack,
  askForDecision,
  noteInAudit,
];
