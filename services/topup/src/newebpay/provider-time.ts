import { taipeiAt } from '@hub/contracts/shared';

const TIME = /^(\d{4})-?(\d{2})-?(\d{2})[ T]?(?:(\d{2}):?(\d{2}):?(\d{2}))?$/;
const END_OF_DAY_S = 24 * 3600 - 1;

/** Taipei's time, unmarked: `2023-09-27 14:21:59`, also without the blank, or `20230927142159`. Null for the zeros. */
export function readProviderTime(text: string): Date | null {
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00'] = TIME.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const iso = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}`;
  const utc = new Date(`${iso}.000Z`);
  const inCalendar = !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(iso);
  return inCalendar ? new Date(`${iso}.000+08:00`) : null;
}

export function readExpiry(day: string, time: string): Date | null {
  const start = readProviderTime(day);
  if (!start) return null;
  if (time.trim() === '') return new Date(start.getTime() + END_OF_DAY_S * 1000);
  return readProviderTime(`${day} ${time}`);
}

/** `YYYYMMDD` of Taipei, as the provider takes a day; `days` after the one of `from`. */
export function providerDay(from: Date, days: number): string {
  const noon = taipeiAt(from, days, 12 * 60);
  return noon.toISOString().slice(0, 10).replaceAll('-', '');
}
