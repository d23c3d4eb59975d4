const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

export const minuteOf = (at: number): number => at - (at % MINUTE_MS);

/** The counts of a trial begin with it: what was told of its build in the same minute before stands apart. */
export const beginOf = (trialAt: number): number => Math.ceil(trialAt / SECOND_MS) * SECOND_MS;

/** `trialAt`: when the trial of its build began. */
export const countedAt = (now: number, trialAt?: number): number =>
  trialAt === undefined ? minuteOf(now) : Math.max(minuteOf(now), beginOf(trialAt));
