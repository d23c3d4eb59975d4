import type { Delivery, DeliveryTry, DeliveryWay } from '@hub/contracts/events';

/** One moment of the way: a try, or something else that happened. */
export type Moment = { at: string; key: string } & ({ try: DeliveryTry } | { step: DeliveryWay });

/** Everything that happened, the newest first; what was asked before it was tried stands below. */
export function wayOf({ way }: Pick<Delivery, 'way'>, tries: readonly DeliveryTry[]): Moment[] {
  const steps = way.map((step, at): Moment => ({ at: step.at, key: `step ${at}`, step }));
  const tried = tries.map((one): Moment => ({ at: one.at, key: `try ${one.nth}`, try: one }));
  return [...steps, ...tried]
    .map((moment, index) => ({ moment, index, time: Date.parse(moment.at) }))
    .sort((a, b) => b.time - a.time || orderOf(b) - orderOf(a))
    .map(({ moment }) => moment);
}

/** Of two things in the same millisecond the try came later, and of two tries the one with the higher number. */
const orderOf = ({ moment, index }: { moment: Moment; index: number }): number =>
  'try' in moment ? 1_000_000 + moment.try.nth : index;
