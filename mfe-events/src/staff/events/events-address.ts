import { eventPhases, type EventPhase } from '@hub/contracts/events';

export const EVENTS = '/staff/events';

/** Parts of one event, a tab each; the first has no name in its address. */
export const eventTabs = ['overview', 'test', 'redemptions', 'locks', 'figures', 'exports'] as const;
export type EventTab = (typeof eventTabs)[number];

/** What the list shows, as its address has it. '' narrows nothing. */
export type EventChoice = { phase: EventPhase | ''; game: string; find: string };
export const anyEvent: EventChoice = { phase: '', game: '', find: '' };

const isPhase = (text: string): text is EventPhase => eventPhases.some((one) => one === text);

/** Reads the choice of an address; what is unknown there narrows nothing. */
export function choiceOf(search: URLSearchParams): EventChoice {
  const read = (name: string) => (search.get(name) ?? '').trim();
  const [phase, game, find] = [read('phase'), read('game'), read('find')];
  return {
    phase: isPhase(phase) ? phase : '',
    game: /^[\w-]{1,32}$/.test(game) ? game : '',
    find: find.length <= 40 ? find : '',
  };
}

export function listAddress(choice: EventChoice): string {
  const filled = Object.entries(choice).filter(([, value]) => value !== '');
  return filled.length === 0 ? EVENTS : `${EVENTS}?${new URLSearchParams(filled)}`;
}

/** The choice as the server takes it. */
export function queryOf({ phase, game, find }: EventChoice): Record<string, string> {
  return { ...(game && { game_id: game }), ...(phase && { phase }), ...(find && { find }) };
}

export const newAddress = (game: string): string => `${EVENTS}/new${game && `?${new URLSearchParams({ game })}`}`;
export const eventAddress = (id: number, place: EventPlace = 'overview'): string =>
  place === 'overview' ? `${EVENTS}/${id}` : `${EVENTS}/${id}/${place}`;

export type EventPlace = EventTab | 'edit' | 'substitute';
/** Which screen a path names. `id` 0 for what is no number. */
export type Place = { at: 'list' } | { at: 'new' } | { at: EventPlace; id: number };

export function placeOf(path: string): Place {
  const [name = '', part = ''] = path
    .slice(EVENTS.length)
    .replace(/^\/|\/$/g, '')
    .split('/');
  if (name === '') return { at: 'list' };
  if (name === 'new') return { at: 'new' };
  const id = /^[1-9]\d{0,9}$/.test(name) ? Number(name) : 0;
  const place = [...eventTabs, 'edit' as const, 'substitute' as const].find((one) => one === part);
  return part === '' ? { at: 'overview', id } : { at: place ?? 'overview', id: place ? id : 0 };
}
