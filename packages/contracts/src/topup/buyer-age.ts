import { taipeiIso } from '../shared/taipei.ts';

/** In years; the 18th birthday counts. */
export const BUYER_AGE = 18;
const YEARS_OFFERED = 62;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isCalendarDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00.000Z`);
  return DAY.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const today = (now: Date): string => taipeiIso(now).slice(0, 10);

/** Who was born on a 29th of February comes of age on the 1st of March. */
export function isOfAge(birthday: string, now: Date): boolean {
  const day = today(now);
  // Both have four digits of a year: a longer one would sort before them.
  return DAY.test(birthday) && birthday <= `${Number(day.slice(0, 4)) - BUYER_AGE}${day.slice(4)}`;
}

export function birthYears(now: Date): number[] {
  const latest = Number(today(now).slice(0, 4)) - BUYER_AGE;
  return Array.from({ length: YEARS_OFFERED }, (_, at) => latest - at);
}
