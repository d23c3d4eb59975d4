import { taipeiAt, taipeiDayOfMonth, taipeiWeekday } from './taipei.ts';

/** Times of Taipei that come again: `minute` of each day, of one day of the week (0 is Sunday), or of the first of a month. */
export type TaipeiRule = { minute: number } & (
  { every: 'day' } | { every: 'week'; weekday: number } | { every: 'month' }
);

const SPOKEN = /^([01]\d|2[0-3]):([0-5]\d)$/;

function minuteOf(time: string): number {
  const [, hours, minutes] = SPOKEN.exec(time) ?? [];
  if (hours === undefined) throw new Error(`no time of a day: ${time}`);
  return Number(hours) * 60 + Number(minutes);
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const daily = (time: string): TaipeiRule => ({ every: 'day', minute: minuteOf(time) });
export const weekly = (day: Weekday, time: string): TaipeiRule => ({
  every: 'week',
  weekday: WEEKDAYS.indexOf(day),
  minute: minuteOf(time),
});
export const monthly = (time: string): TaipeiRule => ({ every: 'month', minute: minuteOf(time) });

const MONTH_DAYS = 31;

export function nextOf(rule: TaipeiRule, after: Date): Date {
  for (let days = 0; days <= MONTH_DAYS; days += 1) {
    const at = taipeiAt(after, days, rule.minute);
    if (at > after && fits(rule, at)) return at;
  }
  throw new Error(`a rule without a time: ${JSON.stringify(rule)}`);
}

function fits(rule: TaipeiRule, at: Date): boolean {
  if (rule.every === 'day') return true;
  return rule.every === 'week' ? taipeiWeekday(at) === rule.weekday : taipeiDayOfMonth(at) === 1;
}
