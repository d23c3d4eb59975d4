import { taipeiAt, taipeiIso } from '../../shared/taipei.ts';

/**
 * When a desk is there: minutes of the day in Taipei (`until` up to 1440; not later than `from` means past midnight), the
 * days of the week (0 is Sunday) and the days, as `YYYY-MM-DD`, when it stays shut. Its players live in places that share
 * this offset and know no summer time.
 */
export type ServiceTime = {
  from: number;
  until: number;
  weekdays: readonly number[];
  shut: ReadonlySet<string>;
};

export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const HOURS = /(\d{1,2}):(\d{2})\s*[-–~至]\s*(\d{1,2}):(\d{2})/;
/** What players are told counts every day of the week. */
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const usual = { from: 600, until: 1020 };

/** Hours as the catalogue writes them (`10:00-17:00`); its own usual ones where they cannot be read. */
export function readServiceTime(hours: string, shut: ReadonlySet<string> = new Set()): ServiceTime {
  const [from = NaN, until = NaN] = minutesOf(hours);
  const known = from < DAY_MINUTES && until <= DAY_MINUTES ? { from, until } : usual;
  return { ...known, weekdays: everyDay, shut };
}

function minutesOf(hours: string): number[] {
  const [h1, m1, h2, m2] = (HOURS.exec(hours) ?? []).slice(1).map(Number);
  return h1 === undefined || h2 === undefined ? [] : [h1 * 60 + (m1 ?? 0), h2 * 60 + (m2 ?? 0)];
}

/** `YYYY-MM-DD` of a moment in Taipei. */
export const dayOf = (at: Date): string => taipeiIso(at).slice(0, 10);

/** The day that comes `days` after another one. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days one day is after another. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Milliseconds of service between two moments; nothing when the second is not later. */
export function serviceMs(time: ServiceTime, from: Date, until: Date): number {
  const [start, end] = [from.getTime(), until.getTime()];
  const length = time.until > time.from ? time.until - time.from : time.until + DAY_MINUTES - time.from;
  let sum = 0;
  // The service of the day before may reach past midnight.
  for (let opens = taipeiAt(from, -1, time.from).getTime(); opens < end; opens += DAY_MS) {
    if (!isOpenOn(time, new Date(opens))) continue;
    sum += Math.max(0, Math.min(end, opens + length * MINUTE_MS) - Math.max(start, opens));
  }
  return sum;
}

function isOpenOn(time: ServiceTime, opens: Date): boolean {
  const day = dayOf(opens);
  return !time.shut.has(day) && time.weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
