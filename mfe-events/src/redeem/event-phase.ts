import type { EventFormView } from '@hub/contracts/events';

/** What the clock says of an event to a player. A stopped one is over: its end is the moment it was stopped. */
export type Phase = 'planned' | 'open' | 'over';

/** The end is written in whole seconds and is good to the last of them. */
const SECOND_MS = 1000;
const overFrom = ({ end_time }: EventFormView['event']): number => Date.parse(end_time) + SECOND_MS;

export function phaseOf(event: EventFormView['event'], now: number): Phase {
  if (now >= overFrom(event)) return 'over';
  return now < Date.parse(event.start_time) ? 'planned' : 'open';
}

/** Milliseconds until the next change, or null where there is none. */
export function untilNextPhase(event: EventFormView['event'], now: number): number | null {
  const next = [Date.parse(event.start_time), overFrom(event)].find((at) => at > now);
  return next === undefined ? null : next - now;
}
