import { DAYS_MAX, HOURS_DAYS_MAX, type EventRow } from '@hub/contracts/events';
import { deliverySources } from '@hub/contracts/integration-events';
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

/** All days of an event that is over, the last of them where it was long; else the last week. */
export function daysOfEvent({ starts_at, ends_at }: Pick<EventRow, 'starts_at' | 'ends_at'>, now = new Date()): Range {
  const ended = ends_at === null ? now : new Date(ends_at);
  if (starts_at === null || ended >= now) return lastDays(7, now);
  const longest = lastDays(DAYS_MAX, ended);
  const began = dayOf(new Date(starts_at));
  return { from: began > longest.from ? began : longest.from, until: longest.until };
}

/** The days of an address, else the usual ones. A range that cannot be had is for the server to refuse, in words. */
export function daysFrom(search: URLSearchParams, usual: Range): Range & Pick<FiguresChoice, 'step'> {
  const [from, until] = [search.get('from'), search.get('until')];
  const range = isDay(from) && isDay(until) ? { from, until } : usual;
  return { ...range, step: stepOf(range.from, range.until) };
}

/** What the address asks for. */
export function figuresOf(search: URLSearchParams, now = new Date()): FiguresChoice {
  const source = search.get('source') ?? '';
  const game = search.get('game') ?? '';
  return {
    ...daysFrom(search, lastDays(7, now)),
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
