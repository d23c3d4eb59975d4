import { taipeiIso } from '@hub/contracts/shared';

/** `2026/11/21 20:03:05` of a time on the wire, which is Taipei's already: in an audit the second counts. */
export const auditTime = (iso: string): string => iso.slice(0, 19).replaceAll('-', '/').replace('T', ' ');

const DAY_MS = 86_400_000;

/** The last `days` days of Taipei, today included, as the two fields of a search. */
export function lastDays(days: number, now = new Date()): { from: string; to: string } {
  const day = (at: Date) => taipeiIso(at).slice(0, 10);
  return { from: `${day(new Date(now.getTime() - (days - 1) * DAY_MS))}T00:00`, to: `${day(now)}T23:59` };
}

/** What a field for a minute shows of a filter that may be a day only. */
export function minuteOf(value: string | undefined, end: '00:00' | '23:59'): string {
  return value?.length === 10 ? `${value}T${end}` : (value ?? '');
}
