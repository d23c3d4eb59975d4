const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waits after the first, second, … try that counts; after the try that follows the last of them it is for people. */
export const usualWaits: readonly number[] = [30_000, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];

/** How long to wait after try number `attempt`, within ±20 %; null: the tries are used up. `chance`: 0 up to 1. */
export function waitAfter(attempt: number, waits: readonly number[], chance: number): number | null {
  const wait = waits[attempt - 1];
  return wait === undefined ? null : Math.round(wait * (0.8 + chance * 0.4));
}
