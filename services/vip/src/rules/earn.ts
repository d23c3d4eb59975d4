import { readTaipei, readTaipeiMonth, taipeiAt, taipeiIso } from '@hub/contracts/shared';

export type Rule = { on: boolean; days: number; amount_twd: number; level: number };
/** What an account paid on a day of Taipei (`2026-11-26`), less what went back of it. */
export type DaySum = { day: string; twd: number };
/** A level that an account has by the rule, to its last moment. */
export type Earned = { level: number; ends_at: Date };

export const dayOf = (at: Date): string => taipeiIso(at).slice(0, 10);
const daysAfter = (day: string, days: number): string => dayOf(taipeiAt(readTaipei(day)!.from, days, 0));

/** The last moment of the month of a day. */
export const monthEnd = (day: string): Date => new Date(readTaipeiMonth(day.slice(0, 7))!.until.getTime() - 1);

/** The first of the days that count on this one. */
export const firstDay = ({ days }: Pick<Rule, 'days'>, today: string): string => daysAfter(today, 1 - days);

/**
 * To when the rule gives its level to who paid this, if nothing more comes: the end of the month of the last day on which it is
 * enough. null when it is not enough today. `sums`: days that count today, in their order.
 */
export function earnedUntil(sums: readonly DaySum[], rule: Rule): Date | null {
  let left = sums.reduce((all, { twd }) => all + twd, 0);
  if (!rule.on || left < rule.amount_twd) return null;
  for (const { day, twd } of sums) {
    left -= twd;
    if (left < rule.amount_twd) return monthEnd(daysAfter(day, rule.days - 1));
  }
  throw new RangeError('a rule wants one dollar at least');
}

/**
 * What an account has by the rule from now on. What it had and has no more claim to stays to the end of this month at most,
 * whether the payments grew old, went back, or the rule was changed.
 */
export function nextEarned(had: readonly Earned[], sums: readonly DaySum[], rule: Rule, today: string): Earned[] {
  const until = earnedUntil(sums, rule);
  const stop = monthEnd(today);
  const kept = had
    .filter(({ level }) => until === null || level !== rule.level)
    .map(({ level, ends_at }) => ({ level, ends_at: ends_at < stop ? ends_at : stop }));
  const all = until ? [...kept, { level: rule.level, ends_at: until }] : kept;
  const isBelow = (one: Earned) => all.some(({ level, ends_at }) => level > one.level && ends_at >= one.ends_at);
  return all.filter((one) => !isBelow(one)).toSorted((one, other) => other.level - one.level);
}
