import { taipeiAt, taipeiIso } from '@hub/contracts/shared';

const OFFSET_MS = 8 * 3_600_000;
const END_OF_DAY = 24 * 60;

export type RewardWeek = { monday: string; deadline: Date };

/** Weeks of Taipei. `monday`: `2026-11-16`. `deadline`: 23:59:59 of the Monday after. */
export function rewardWeek(at: Date): RewardWeek {
  const sinceMonday = (new Date(at.getTime() + OFFSET_MS).getUTCDay() + 6) % 7;
  const monday = taipeiIso(taipeiAt(at, -sinceMonday, 0)).slice(0, 10);
  return { monday, deadline: new Date(taipeiAt(at, 7 - sinceMonday, END_OF_DAY).getTime() - 1000) };
}
