import type { StaffCaller } from '@hub/nest-kit/http';
import type { Order } from './order.entity.ts';
import type { OrderEmits, OrderMove, OrderParty } from './order.moves.ts';
import type { OrderState } from './order.states.ts';

export type OrderColumns = { readonly [Name in keyof Order]?: Order[Name] | (() => string) };

/** A move of an order whose row the transaction has locked. `set`: what else becomes of the row. `reason`: why, at the desk. */
export type OrderChange = {
  move: Exclude<OrderMove, 'start'>;
  order: Order;
  by: StaffCaller | Exclude<OrderParty, 'desk'>;
  set?: OrderColumns;
  reason?: string;
};

export type OrderMoved = Omit<OrderChange, 'move' | 'set'> & {
  move: OrderMove;
  from: OrderState | '';
  to: OrderState;
  emits: OrderEmits;
};
