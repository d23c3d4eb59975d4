import type { DeliveryState } from '@hub/contracts/events';

/** Which state may follow which. Nothing writes a state that is not in here. */
export const deliveryMoves: Record<DeliveryState, readonly DeliveryState[]> = {
  queued: ['sending', 'cancelled', 'replaced', 'by_hand'],
  sending: ['delivered', 'rejected', 'unknown', 'queued', 'manual'],
  // Asked by its name, the game may have it after all.
  unknown: ['sending', 'delivered', 'cancelled', 'replaced', 'by_hand'],
  manual: ['queued', 'unknown', 'delivered', 'cancelled', 'replaced', 'by_hand'],
  rejected: ['queued', 'cancelled', 'replaced', 'by_hand'],
  delivered: ['recalled'],
  cancelled: [],
  replaced: [],
  by_hand: [],
  recalled: [],
};

export const mayMove = (from: DeliveryState, to: DeliveryState): boolean => deliveryMoves[from].includes(to);

/** The states from which this one can be reached. */
export const before = (to: DeliveryState): DeliveryState[] =>
  (Object.keys(deliveryMoves) as DeliveryState[]).filter((from) => mayMove(from, to));

export class IllegalMove extends Error {
  constructor(from: DeliveryState, to: DeliveryState) {
    super(`a delivery does not go from ${from} to ${to}`);
  }
}

export function demandMove(from: DeliveryState, to: DeliveryState): void {
  if (!mayMove(from, to)) throw new IllegalMove(from, to);
}
