const MINUTE_MS = 60_000;
const WARN_MINUTES = 3 * 60;
const DANGER_MINUTES = 24 * 60;
const CLOCK_LIMIT_MINUTES = 100 * 60;

/** How long somebody has waited: `fine` below three hours, `warn` below a day, `danger` from then on. */
export type Waiting = {
  level: 'fine' | 'warn' | 'danger';
  days: number;
  hours: number;
  minutes: number;
  /** `48:12` in hours and minutes; null from a hundred hours on, when days say it better. */
  clock: string | null;
};

const two = (value: number) => String(value).padStart(2, '0');

/** `since` is an ISO time; one that lies ahead of this clock counts as now. */
export function waitingTime(since: string, now: Date): Waiting {
  const total = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / MINUTE_MS));
  const hours = Math.floor(total / 60);
  return {
    level: total >= DANGER_MINUTES ? 'danger' : total >= WARN_MINUTES ? 'warn' : 'fine',
    days: Math.floor(hours / 24),
    hours,
    minutes: total % 60,
    clock: total < CLOCK_LIMIT_MINUTES ? `${two(hours)}:${two(total % 60)}` : null,
  };
}
