import { dayAfter, daysBetween } from './service-time.ts';

/** Days of Taipei as `YYYY-MM-DD`, both inclusive. */
export type DayRange = { from: string; until: string };
/** A range as what is kept: whole months as `YYYY-MM`, and the days at its edges. */
export type Cover = { months: string[]; days: DayRange[] };
export type Step = 'day' | 'week' | 'month';

const DAYS_AS_DAYS = 31;
const DAYS_AS_WEEKS = 182;

export const lengthOf = ({ from, until }: DayRange): number => daysBetween(from, until) + 1;

/** The range of the same length that ends the day before. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: dayAfter(range.from, -lengthOf(range)), until: dayAfter(range.from, -1) };
}

/** Few rows for a long range: its whole months, and the days that are left. */
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

/** How a chart of the range is divided, so that it stays readable. */
export function stepOf(range: DayRange): Step {
  const days = lengthOf(range);
  return days <= DAYS_AS_DAYS ? 'day' : days <= DAYS_AS_WEEKS ? 'week' : 'month';
}

/** The points of a chart: days, weeks that begin on Monday, or months, cut to the range. */
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
