import type { Delivery, DeliveryStep, DeliveryTry, DeliveryWay } from '@hub/contracts/events';

/** One moment of the way: a try, or something else that happened. */
export type Moment = { at: string; key: string } & ({ try: DeliveryTry } | { step: DeliveryWay });

/** More than there ever are steps of a delivery, or tries. */
const TRIES = 1_000_000;

/** Everything that happened, the newest first; what was asked before it was tried stands below. */
export function wayOf({ way }: Pick<Delivery, 'way'>, tries: readonly DeliveryTry[]): Moment[] {
  const steps = way.map((step, at): Moment => ({ at: step.at, key: `step ${at}`, step }));
  const tried = tries.map((one): Moment => ({ at: one.at, key: `try ${one.nth}`, try: one }));
  return [...steps, ...tried]
    .map((moment, index) => ({ moment, index, time: Date.parse(moment.at) }))
    .sort((a, b) => b.time - a.time || orderOf(b) - orderOf(a))
    .map(({ moment }) => moment);
}

/** Steps that a try led to; every other one leads to a try. */
const outcomes: readonly DeliveryStep[] = ['manual'];

/** Of things in the same millisecond: what led to a try, the tries by their numbers, and what they led to. */
function orderOf({ moment, index }: { moment: Moment; index: number }): number {
  if ('try' in moment) return TRIES + moment.try.nth;
  return outcomes.includes(moment.step.step) ? 2 * TRIES + index : index;
}
