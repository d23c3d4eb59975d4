import { ABSENT, IllegalMove, Moves, type Absent, type MoveTable } from '@hub/nest-kit/moves';
import type { Order } from './order.entity.ts';
import type { OrderState, OrderStep } from './order.states.ts';
import { orderStates } from './order.states.ts';
import { OrderClosed } from './order.errors.ts';

/** `provider`: what the payment provider said, by whichever way it came. `clock`: what happens because nothing did. */
export type OrderParty = 'player' | 'provider' | 'clock' | 'desk';

/** `returns`: money went back, what was not sent yet is stopped. `timed`: does the order now end by itself? */
export type OrderEmits = {
  step: OrderStep;
  grants: boolean;
  returns: boolean;
  timed: 'begins' | 'ends' | null;
  audit: `order.${string}` | null;
};

type From = OrderState | Absent;
const closed = () => new OrderClosed();
const illegal = (from: From) => new IllegalMove(`an order: nothing of that kind happens to one that is ${from}`);
const emits = (step: OrderStep, more: Partial<OrderEmits> = {}): OrderEmits => ({
  step,
  grants: false,
  returns: false,
  timed: null,
  audit: null,
  ...more,
});

/**
 * A reported transfer never ends by the clock: money was sent. What is paid after the end is `late`, and never lost.
 */
const table = {
  start: { who: ['player'], to: { [ABSENT]: 'draft' }, refuses: illegal, emits: emits('started', { timed: 'begins' }) },
  choose: {
    who: ['player'],
    to: { draft: 'waiting', waiting: 'waiting', failed: 'waiting' },
    refuses: closed,
    emits: emits('chosen', { timed: 'begins' }),
  },
  report: { who: ['player'], to: { draft: 'reported' }, refuses: closed, emits: emits('reported', { timed: 'ends' }) },
  take_number: { who: ['provider'], to: { waiting: 'waiting' }, refuses: illegal, emits: emits('number') },
  pay: {
    who: ['provider'],
    to: { waiting: 'paid', failed: 'paid' },
    refuses: illegal,
    emits: emits('paid', { grants: true, timed: 'ends' }),
  },
  pay_late: {
    who: ['provider'],
    to: { cancelled: 'late', expired: 'late' },
    refuses: illegal,
    emits: emits('paid_late'),
  },
  decline: { who: ['provider'], to: { waiting: 'failed' }, refuses: illegal, emits: emits('declined') },
  expire: {
    who: ['clock'],
    to: { draft: 'expired', waiting: 'expired', failed: 'expired' },
    refuses: illegal,
    emits: emits('expired'),
  },
  cancel: {
    who: ['player'],
    to: { draft: 'cancelled', waiting: 'cancelled', failed: 'cancelled' },
    refuses: closed,
    emits: emits('cancelled', { timed: 'ends' }),
  },
  confirm: {
    who: ['desk'],
    to: { reported: 'paid' },
    refuses: closed,
    emits: emits('confirmed', { grants: true, audit: 'order.transfer.confirm' }),
  },
  reject: {
    who: ['desk'],
    to: { reported: 'rejected' },
    refuses: closed,
    emits: emits('rejected', { audit: 'order.transfer.reject' }),
  },
  reopen: {
    who: ['desk'],
    to: { rejected: 'reported' },
    refuses: closed,
    emits: emits('reopened', { audit: 'order.transfer.reopen' }),
  },
  accept_late: {
    who: ['clock', 'desk'],
    to: { late: 'paid' },
    refuses: closed,
    emits: emits('accepted', { grants: true, audit: 'order.late.accept' }),
  },
  refund: {
    who: ['desk', 'provider'],
    to: { paid: 'refunded', late: 'refunded' },
    refuses: closed,
    emits: emits('refunded', { returns: true, audit: 'order.refund' }),
  },
} as const satisfies MoveTable<string, OrderState, OrderParty, OrderEmits>;

/** Who it was for has been forgotten: it can bring nothing any more. */
export const isNobodys = ({ role_id }: Pick<Order, 'role_id'>): boolean => role_id === '';

export type OrderTable = typeof table;
export type OrderMove = keyof OrderTable;

export const orderMoves = new Moves<OrderMove, OrderState, OrderParty, OrderEmits>('an order', orderStates, table);
