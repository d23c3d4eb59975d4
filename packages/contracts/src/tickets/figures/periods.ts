import { dayAfter, daysBetween } from './service-time.ts';

/** `YYYY-MM-DD` of Taipei, both inclusive. */
export type DayRange = { from: string; until: string };
/** Whole months as `YYYY-MM`, and the days at the edges. */
export type Cover = { months: string[]; days: DayRange[] };
export type Step = 'day' | 'week' | 'month';

const DAYS_AS_DAYS = 31;
const DAYS_AS_WEEKS = 182;

export const lengthOf = ({ from, until }: DayRange): number => daysBetween(from, until) + 1;

export function rangeBefore(range: DayRange): DayRange {
  return { from: dayAfter(range.from, -lengthOf(range)), until: dayAfter(range.from, -1) };
}

/** Few rows for a long range. */
export function coverOf({ from, until }: DayRange): Cover {
  const cover: Cover = { months: [], days: [] };
  for (let day = from; day <= until;) {
    const month = day.slice(0, 7);
    const last = lastOf(month);
    const end = last < until ? last : until;
    if (day.endsWith('-01') && end === last) cover.months.push(month);
    else cover.days.push({ from: day, until: end });
    day = dayAfter(end);
  }
  return cover;
}

function lastOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

export function stepOf(range: DayRange): Step {
  const days = lengthOf(range);
  return days <= DAYS_AS_DAYS ? 'day' : days <= DAYS_AS_WEEKS ? 'week' : 'month';
}

/** Weeks begin on Monday; cut to the range. */
export function pointsOf(range: DayRange): DayRange[] {
  const step = stepOf(range);
  const points: DayRange[] = [];
  for (let day = range.from; day <= range.until;) {
    const end = step === 'day' ? day : step === 'month' ? lastOf(day.slice(0, 7)) : sundayOf(day);
    const until = end < range.until ? end : range.until;
    points.push({ from: day, until });
    day = dayAfter(until);
  }
  return points;
}

function sundayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, (7 - weekday) % 7);
}
