import type { DeliveryOutcome } from '@hub/contracts/integration-events';
import type { OrderDeliveryState } from '@hub/contracts/topup';
import type { Tx } from '@hub/nest-kit/db';
import type { Order } from '../order.entity.ts';
import type { OrderDelivery } from './order-delivery.entity.ts';

export type Part = Pick<OrderDelivery, 'id' | 'part' | 'outcome'>;
type Told = readonly Pick<Part, 'outcome'>[];

export const partsOf = ({ manager }: Pick<Tx, 'manager'>, { id }: Pick<Order, 'id'>): Promise<Part[]> =>
  manager.query<Part[]>('SELECT id, part, outcome FROM order_delivery WHERE order_id = ?', [id]);

const isThere = (outcome: DeliveryOutcome | null) => outcome === 'delivered' || outcome === 'by_hand';
const inPlace = (parts: Told) => parts.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'replaced');

/** Of all parts together: sent when every one is, failed as soon as one is; otherwise once the money went back. */
export function deliveryOf({ state }: Pick<Order, 'state'>, parts: Told): OrderDeliveryState {
  if (state === 'refunded') return leftOf(parts);
  const going = inPlace(parts);
  if (going.some((outcome) => outcome !== null && !isThere(outcome))) return 'failed';
  return going.length > 0 && going.every(isThere) ? 'sent' : 'queued';
}

/** Of an order whose money went back: held while something may still arrive, sent where something has. */
export function leftOf(parts: Told): OrderDeliveryState {
  const going = inPlace(parts);
  if (going.includes(null)) return 'held';
  return going.some(isThere) ? 'sent' : 'none';
}

/** It may still be sent, also once more by a person. */
export const mayStillGo = ({ outcome }: Part): boolean => outcome === null || outcome === 'rejected';

/** Nothing of the month’s bonus is in the game, nor can come. */
export const isBonusFree = (parts: readonly Part[]): boolean =>
  parts
    .filter(({ part, outcome }) => part === 'tier' && outcome !== 'replaced')
    .every((part) => !mayStillGo(part) && !isThere(part.outcome));
