import {
  queueAges,
  queueNames,
  ticketStatuses,
  type Desk,
  type QueueAge,
  type QueueFilter,
  type QueueName,
} from '@hub/contracts/tickets';
import { hiddenQuery, queryOf } from './search/hidden-query.ts';

export { queueNames, type QueueName };

/** In the query of the address, so that every view is a link. `q`: what is searched for. */
export type QueueChoice = {
  queue: QueueName;
  game: string;
  status: string;
  type: string;
  age: QueueAge | '';
  assignee: string;
  language: string;
  q: string;
};

const NARROWS = ['status', 'type', 'age', 'assignee', 'language'] as const;
export type Narrowing = (typeof NARROWS)[number];

export const anyCase: QueueChoice = {
  queue: 'waiting',
  game: '',
  status: '',
  type: '',
  age: '',
  assignee: '',
  language: '',
  q: '',
};

const known: Record<Narrowing, (value: string) => boolean> = {
  status: (value) => ticketStatuses.some((one) => one === value),
  type: (value) => /^[\w-]{1,32}$/.test(value),
  age: (value) => value in queueAges,
  assignee: (value) => /^(?:me|none|[1-9]\d{0,9})$/.test(value),
  language: (value) => ['zh-TW', 'zh-HK', 'en'].includes(value),
};
const isQueue = (name: string | null): name is QueueName => queueNames.some((one) => one === name);

/** Reads the choice of an address; what is unknown there narrows nothing. */
export function choiceOf(search: URLSearchParams): QueueChoice {
  const queue = search.get('queue');
  const narrowed = NARROWS.map((name) => {
    const value = search.get(name) ?? '';
    return [name, known[name](value) ? value : ''] as const;
  });
  return {
    ...anyCase,
    ...Object.fromEntries(narrowed),
    queue: isQueue(queue) ? queue : 'waiting',
    game: search.get('game') ?? '',
    q: queryOf(search.get('q') ?? '', search.get('find') ?? ''),
  };
}

// Not `game_id`: an address that names a game that way dresses the whole page in its colours.
function searchOf(choice: QueueChoice): string {
  const params = new URLSearchParams();
  const hidden = hiddenQuery(choice.q);
  if (hidden !== null) params.set('find', hidden);
  else if (choice.q) params.set('q', choice.q);
  if (choice.queue !== 'waiting') params.set('queue', choice.queue);
  for (const name of ['game', ...NARROWS] as const) if (choice[name]) params.set(name, choice[name]);
  const text = params.toString();
  return text ? `?${text}` : '';
}

export function queueAddress(desk: Desk, choice: QueueChoice): string {
  return `/staff/${desk.api}${searchOf(choice)}`;
}

export function caseAddress(desk: Desk, id: number, choice: QueueChoice): string {
  return `/staff/${desk.api}/${id}${searchOf(choice)}`;
}

export const searchAddress = (desk: Desk): string => `/staff/${desk.api}/search`;
export const isSearchPath = (desk: Desk, path: string): boolean => path.replace(/\/$/, '') === searchAddress(desk);

/** Number of the case that a path names; null at the list itself, 0 for what is no number. */
export function caseIdOf(desk: Desk, path: string): number | null {
  const rest = path.slice(`/staff/${desk.api}`.length).replace(/^\/|\/$/g, '');
  if (rest === '' || rest === 'search') return null;
  return /^[1-9]\d{0,9}$/.test(rest) ? Number(rest) : 0;
}

/** The choice as the server takes it. */
export function filterOf({ game, q: _, ...choice }: QueueChoice): QueueFilter {
  const named = Object.entries({ ...choice, game_id: game }).filter(([, value]) => value !== '');
  return Object.fromEntries(named);
}

export function choiceOfFilter({ game_id = '', priority: _, ...filter }: QueueFilter): QueueChoice {
  return { ...anyCase, ...filter, game: game_id };
}

/** Is it narrowed by more than view and game? */
export const narrowings = (choice: QueueChoice): Narrowing[] => NARROWS.filter((name) => choice[name] !== '');

export const widened = ({ queue, game }: QueueChoice): QueueChoice => ({ ...anyCase, queue, game });
