const DAY_MS = 86_400_000;
const TAIPEI_MS = 8 * 3_600_000;

/**
 * `2026/11/20 14:32` in Taipei, whatever the language; '' for what is no time, or is of no year with four digits: it is cut by
 * position, and so is what is sent. By counting: Taipei knows no summer time, and reading a zone costs a phone tens of ms.
 */
export function formatTime(at: string | Date): string {
  // Null of what is no time, and with a sign before a longer year.
  const iso = new Date(new Date(at).getTime() + TAIPEI_MS).toJSON();
  return /^\d/.test(iso) ? iso.slice(0, 16).replaceAll('-', '/').replace('T', ' ') : '';
}

/** `2026/11/20` in Taipei. */
export function formatDay(at: string | Date): string {
  return formatTime(at).slice(0, 10);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 3_600],
  ['minute', 60],
];

/** Number of the day in Taipei. */
const dayOf = (at: Date): number => Math.floor((at.getTime() + TAIPEI_MS) / DAY_MS);

/** `3 分鐘前`; '' for what is no time. From 24 hours on it counts calendar days: a word such as 後天 names a day. */
export function formatAgo(at: string | Date, language: string, now = new Date()): string {
  const then = new Date(at);
  const seconds = (then.getTime() - now.getTime()) / 1000;
  if (Number.isNaN(seconds)) return '';
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (Math.abs(seconds) * 1000 >= DAY_MS) return words.format(dayOf(then) - dayOf(now), 'day');
  const [unit, size] = STEPS.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  return words.format(Math.trunc(seconds / size), unit);
}
