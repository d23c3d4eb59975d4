import { dayAfter } from '@hub/contracts/tickets';
import { demoHolidays } from '../demo-holidays.ts';
import type { Dice } from './dice.ts';

const HOUR_MS = 3_600_000;
/** Sunday first: players write when they play. */
const perDay = [5, 4, 3, 3, 3, 4, 6];
const hours = [9, 11, 13, 15, 17, 19, 20, 21, 22, 23];

export type PastTimes = { filed: Date; answered: Date; asked: Date; again: Date; closed: Date; rated: Date };

export const later = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR_MS);

export const casesOn = (day: string, dice: Dice): number =>
  (perDay[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 3) + dice(3) - 1;

const shut = new Set<string>(demoHolidays.map(({ day }) => day));
/** The day itself, or the first after it on which the desk is there. */
const openDay = (day: string): string => (shut.has(day) ? openDay(dayAfter(day)) : day);

/** From filing to rating. Most players write in the evening and are answered the next morning. */
export function timesOf(day: string, dice: Dice): PastTimes {
  const hour = hours[dice(hours.length)] ?? 20;
  const filed = new Date(`${day}T${String(hour).padStart(2, '0')}:${String(dice(60)).padStart(2, '0')}:00+08:00`);
  const opens = new Date(`${openDay(hour >= 17 ? dayAfter(day) : day)}T10:00:00+08:00`);
  const answered = later(filed > opens ? filed : opens, 0.2 + (dice(100) * dice(100)) / 2400);
  const asked = later(answered, 0.3 + dice(60) / 10);
  const again = later(asked, 0.3 + dice(90) / 10);
  const closed = later(again, 0.5 + (dice(100) * dice(100)) / 160);
  return { filed, answered, asked, again, closed, rated: later(closed, 0.1 + dice(40) / 10) };
}
