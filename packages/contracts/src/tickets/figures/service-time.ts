import { taipeiAt, taipeiIso } from '../../shared/taipei.ts';

/** Minutes of Taipei's day (`until` not later than `from`: past midnight), weekdays (0: Sunday), shut days. */
export type ServiceTime = {
  from: number;
  until: number;
  weekdays: readonly number[];
  shut: ReadonlySet<string>;
};

export const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const HOURS = /(\d{1,2}):(\d{2})\s*[-–~至]\s*(\d{1,2}):(\d{2})/;
/** What players are told counts every day of the week. */
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const usual = { from: 600, until: 1020 };

/** `10:00-17:00`, as the catalogue writes them; the usual ones where it cannot be read. */
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

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** 0 when the second is not later. */
export function serviceMs(time: ServiceTime, from: Date, until: Date): number {
  const [start, end] = [from.getTime(), until.getTime()];
  let sum = 0;
  for (const [opens, shuts] of shifts(time, from)) {
    if (opens >= end) break;
    sum += Math.max(0, Math.min(end, shuts) - Math.max(start, opens));
  }
  return sum;
}

/** null for a desk that is not there long enough within a year. */
export function afterService(time: ServiceTime, from: Date, ms: number): Date | null {
  const start = from.getTime();
  let left = ms;
  for (const [opens, shuts] of shifts(time, from)) {
    if (opens > start + YEAR_MS) break;
    const begins = Math.max(start, opens);
    if (shuts > begins && shuts - begins >= left) return new Date(begins + left);
    left -= Math.max(0, shuts - begins);
  }
  return null;
}

/** From the day before on: service may reach past midnight. Without end. */
function* shifts(time: ServiceTime, from: Date): Generator<[opens: number, shuts: number]> {
  const length = time.until > time.from ? time.until - time.from : time.until + DAY_MINUTES - time.from;
  for (let opens = taipeiAt(from, -1, time.from).getTime(); ; opens += DAY_MS)
    yield isOpenOn(time, new Date(opens)) ? [opens, opens + length * MINUTE_MS] : [opens, opens];
}

function isOpenOn(time: ServiceTime, opens: Date): boolean {
  const day = dayOf(opens);
  return !time.shut.has(day) && time.weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
