import { taipeiMinute } from '@hub/contracts/shared';

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Is somebody there? `hours` as `09:30-17:30` of Taipei, every day; both minutes are inside. */
export function isServiceTime(hours: string, at: Date): boolean {
  const [from = '', until = ''] = hours.split('-');
  const now = minuteOf(taipeiMinute(at).slice(-5));
  return minuteOf(from) <= now && now <= minuteOf(until);
}
