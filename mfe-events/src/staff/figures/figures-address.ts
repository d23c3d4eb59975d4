import { DAYS_MAX, HOURS_DAYS_MAX } from '@hub/contracts/events';
import { deliverySources } from '@hub/contracts/facts';
import { readTaipei, taipeiIso } from '@hub/contracts/shared';
import { toolAddress } from '../deliveries-address.ts';
import type { FiguresChoice } from '../deliveries.api.ts';

const DAY_MS = 86_400_000;
export const usualRanges = [1, 7, 30, 90] as const;

const dayOf = (at: Date): string => taipeiIso(at).slice(0, 10);
const isDay = (text: string | null): text is string => text !== null && text.length === 10 && readTaipei(text) !== null;
const daysOf = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;

/** The days that end today. */
export function lastDays(days: number, now = new Date()): Range {
  return { from: dayOf(new Date(now.getTime() - (days - 1) * DAY_MS)), until: dayOf(now) };
}

/** Hours where they can be told apart, days beyond that. */
export const stepOf = (from: string, until: string): FiguresChoice['step'] =>
  daysOf(from, until) <= 3 && daysOf(from, until) <= HOURS_DAYS_MAX ? 'hour' : 'day';

export type Range = Pick<FiguresChoice, 'from' | 'until'>;

/** The days of an address; the last week where it names no range that can be had. */
export function daysFrom(search: URLSearchParams, now = new Date()): Range & Pick<FiguresChoice, 'step'> {
  const [from, until] = [search.get('from'), search.get('until')];
  const days = isDay(from) && isDay(until) ? daysOf(from, until) : 0;
  const range = days >= 1 && days <= DAYS_MAX ? { from: from!, until: until! } : lastDays(7, now);
  return { ...range, step: stepOf(range.from, range.until) };
}

/** What the address asks for. */
export function figuresOf(search: URLSearchParams, now = new Date()): FiguresChoice {
  const source = search.get('source') ?? '';
  const game = search.get('game') ?? '';
  return {
    ...daysFrom(search, now),
    game: /^[\w-]{1,32}$/.test(game) ? game : '',
    source: deliverySources.some((one) => one === source) ? source : '',
  };
}

export function figuresAddress({ from, until, game, source }: Omit<FiguresChoice, 'step'>): string {
  const search = new URLSearchParams({ from, until, ...(game && { game }), ...(source && { source }) });
  return `${toolAddress('figures')}?${search}`;
}

/** `11/22`, or `14:00` with its day before the first hour. */
export function pointLabel(at: string): string {
  const [day = '', hour] = at.split('T');
  const short = day.slice(5).replace('-', '/');
  return hour === undefined ? short : `${short} ${hour}:00`;
}
