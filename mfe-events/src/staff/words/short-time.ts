import { formatTime } from '@hub/web';

/** `14:32` of today, `11/20 14:32` of another day, `2025/11/20` of another year; of Taipei. */
export function shortTime(at: string, now: Date): string {
  const [day = '', clock = ''] = formatTime(at).split(' ');
  const today = formatTime(now).slice(0, 10);
  if (day === today) return clock;
  return day.slice(0, 4) === today.slice(0, 4) ? `${day.slice(5)} ${clock}` : day;
}
