/** Of fewer cases than that a range says nothing about the next. */
export const CASES_MIN = 10;

/** In whole percent; null where there is nothing to compare with. `cases`: how many the range before had. */
export function changeOf(now: number | null, before: number | null, cases: number): number | null {
  if (now === null || before === null || before === 0 || cases < CASES_MIN) return null;
  return Math.round(((now - before) / before) * 100);
}

/** The same of two shares, in percentage points. */
export function stepOf(now: number | null, before: number | null, cases: number): number | null {
  return now === null || before === null || cases < CASES_MIN ? null : now - before;
}

/** Of those who rated, how many were helped, in whole percent. */
export function shareOf(good: number, bad: number): number | null {
  return good + bad === 0 ? null : Math.round((good / (good + bad)) * 100);
}

/** `11/21`, or `2026/11` for a month that is whole. */
export function pointLabel({ from }: { from: string }, step: 'day' | 'week' | 'month'): string {
  if (step === 'month') return from.slice(0, 7).replace('-', '/');
  return `${Number(from.slice(5, 7))}/${Number(from.slice(8))}`;
}

/** `2026/11/16–2026/11/22`, one day without its twin. */
export function pointName({ from, until }: { from: string; until: string }): string {
  const day = (text: string) => text.replaceAll('-', '/');
  return from === until ? day(from) : `${day(from)}–${day(until)}`;
}
