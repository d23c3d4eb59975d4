import { dayAfter, dayOf, FIGURE_DAYS_MAX, lengthOf } from '@hub/contracts/tickets';
import { readTaipei } from '@hub/contracts/shared';

/** What a report shows, as its address has it. `games` and `agents` empty mean all. */
export type ReportChoice = { from: string; until: string; games: string[]; agents: string[] };
/** Ranges that are one press away, in days that end yesterday or today. */
export const usualRanges = [7, 30, 90, 365] as const;

const REPORTS = '/staff/reports';
const listIn = (text: string | null) => (text ?? '').split(',').filter(Boolean);
const isDay = (text: string | null): text is string => text !== null && text.length === 10 && readTaipei(text) !== null;

/** The days that end today. */
export function lastDays(days: number, now = new Date()): Pick<ReportChoice, 'from' | 'until'> {
  const until = dayOf(now);
  return { from: dayAfter(until, 1 - days), until };
}

/** What the address asks for; the last 30 days where it names no range that can be had. */
export function choiceOf(search: URLSearchParams, now = new Date()): ReportChoice {
  const [from, until] = [search.get('from'), search.get('until')];
  const asked = isDay(from) && isDay(until) ? { from, until } : null;
  const fits = asked && lengthOf(asked) >= 1 && lengthOf(asked) <= FIGURE_DAYS_MAX;
  const range = fits ? asked : lastDays(30, now);
  return { ...range, games: listIn(search.get('game_id')), agents: listIn(search.get('agent')) };
}

/** The words of the query, for address and call alike. */
export function figuresSearch({ from, until, games, agents }: ReportChoice): string {
  const search = new URLSearchParams({ from, until });
  if (games.length > 0) search.set('game_id', games.join(','));
  if (agents.length > 0) search.set('agent', agents.join(','));
  return search.toString();
}

export const reportAddress = (choice: ReportChoice): string => `${REPORTS}?${figuresSearch(choice)}`;
