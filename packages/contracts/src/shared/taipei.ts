/** The one place where a day, a week or a month of Taipei is computed. Taipei has had no summer time since 1979. */
const OFFSET_MS = 8 * 3_600_000;

const pad = (value: number, size = 2) => String(value).padStart(size, '0');

/** ISO 8601 with +08:00, the wire format of every time. */
export function taipeiIso(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19) + '+08:00';
}

/** The same to the millisecond, for a time that also says which of several is meant. */
export function taipeiMoment(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 23) + '+08:00';
}

export function taipeiMinute(at: Date): string {
  const local = new Date(at.getTime() + OFFSET_MS);
  const date = `${local.getUTCFullYear()}/${pad(local.getUTCMonth() + 1)}/${pad(local.getUTCDate())}`;
  return `${date} ${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}`;
}

export function taipeiMonth(at: Date): string {
  const local = new Date(at.getTime() + OFFSET_MS);
  return `${local.getUTCFullYear()}/${pad(local.getUTCMonth() + 1)}`;
}

/** `2026-10` of Taipei as the span that it names, `until` being the first moment after it; null for what is no month. */
export function readTaipeiMonth(text: string): { from: Date; until: Date } | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined) return null;
  const first = (months: number) => new Date(Date.UTC(Number(year), months, 1) - OFFSET_MS);
  return { from: first(Number(month) - 1), until: first(Number(month)) };
}

const DAY_MS = 24 * 3_600_000;
const WEEKDAYS = '日一二三四五六';

export function taipeiDay(at: Date): string {
  const local = new Date(at.getTime() + OFFSET_MS);
  return `${local.getUTCMonth() + 1}/${local.getUTCDate()}（${WEEKDAYS[local.getUTCDay()]}）`;
}

/** `days` after the day of `from`. */
export function taipeiAt(from: Date, days: number, minuteOfDay: number): Date {
  const midnight = Math.floor((from.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
  return new Date(midnight + days * DAY_MS + minuteOfDay * 60_000);
}

export const taipeiWeekday = (at: Date): number => new Date(at.getTime() + OFFSET_MS).getUTCDay();

export const taipeiDayOfMonth = (at: Date): number => new Date(at.getTime() + OFFSET_MS).getUTCDate();

const SPOKEN = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/;

/** A day or minute, `2026-11-21[T14:30]` of Taipei; null for no such. `until`: the first moment after it. */
export function readTaipei(text: string): { from: Date; until: Date } | null {
  const found = SPOKEN.exec(text);
  if (!found) return null;
  const utc = new Date(`${text.slice(0, 10)}T${found[4] ?? '00'}:${found[5] ?? '00'}:00.000Z`);
  if (Number.isNaN(utc.getTime()) || utc.toISOString().slice(0, 10) !== text.slice(0, 10)) return null;
  const from = new Date(utc.getTime() - OFFSET_MS);
  return { from, until: new Date(from.getTime() + (found[4] === undefined ? DAY_MS : 60_000)) };
}
