import { dayAfter, dayOf, FIGURE_DAYS_MAX, lengthOf } from '@hub/contracts/tickets';
import { readTaipei } from '@hub/contracts/shared';

/** What a report shows, as its address has it. `games` and `agents` empty mean all. */
export type ReportChoice = { from: string; until: string; games: string[]; agents: string[] };
/** Ranges that are one press away, in days that end yesterday or today. */
export const usualRanges = [7, 30, 90, 365] as const;

const listIn = (text: string | null) => (text ?? '').split(',').filter(Boolean);
const isDay = (text: string) => text.length === 10 && readTaipei(text) !== null;

export function lastDays(days: number, now = new Date()): Pick<ReportChoice, 'from' | 'until'> {
  const until = dayOf(now);
  return { from: dayAfter(until, 1 - days), until };
}

/** What the address asks for, whether or not it can be had; the last 30 days where it names no range. */
export function choiceOf(search: URLSearchParams, now = new Date()): ReportChoice {
  const [from, until] = [search.get('from'), search.get('until')];
  const range = from === null && until === null ? lastDays(30, now) : { from: from ?? '', until: until ?? '' };
  return { ...range, games: listIn(search.get('game_id')), agents: listIn(search.get('agent')) };
}

/** `at`: which of its ends is wrong. */
export type RangeFault = { at: 'from' | 'until'; why: 'day' | 'future' | 'order' | 'long' };

/** What is wrong with a range; null for one that can be had. It may end after today, as the current month does. */
export function rangeFault({ from, until }: Pick<ReportChoice, 'from' | 'until'>, now = new Date()): RangeFault | null {
  if (!isDay(from)) return { at: 'from', why: 'day' };
  if (!isDay(until)) return { at: 'until', why: 'day' };
  if (from > dayOf(now)) return { at: 'from', why: 'future' };
  if (until < from) return { at: 'until', why: 'order' };
  return lengthOf({ from, until }) > FIGURE_DAYS_MAX ? { at: 'until', why: 'long' } : null;
}

export const figuresQuery = ({ from, until, games, agents }: ReportChoice) => ({
  from,
  until,
  ...(games.length > 0 && { game_id: games.join(',') }),
  ...(agents.length > 0 && { agent: agents.join(',') }),
});

export const reportAddress = (at: string, choice: ReportChoice): string =>
  `${at}?${new URLSearchParams(figuresQuery(choice))}`;
