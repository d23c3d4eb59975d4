import type { Desk } from '@hub/contracts/tickets';

export const queueNames = ['waiting', 'replied', 'closed', 'all'] as const;
export type QueueName = (typeof queueNames)[number];

/** What the queue shows. It stands in the query, so that every view is a link. */
export type QueueChoice = { queue: QueueName; game: string };

const isQueue = (name: string | null): name is QueueName => queueNames.some((known) => known === name);

/** Reads the choice of an address; what is unknown there is the queue of those who wait, in every game. */
export function choiceOf(search: URLSearchParams): QueueChoice {
  const queue = search.get('queue');
  return { queue: isQueue(queue) ? queue : 'waiting', game: search.get('game') ?? '' };
}

// Not `game_id`: an address that names a game that way dresses the whole page in its colours.
function searchOf({ queue, game }: QueueChoice): string {
  const params = new URLSearchParams();
  if (queue !== 'waiting') params.set('queue', queue);
  if (game) params.set('game', game);
  const text = params.toString();
  return text ? `?${text}` : '';
}

export function queueAddress(desk: Desk, choice: QueueChoice): string {
  return `/staff/${desk.api}${searchOf(choice)}`;
}

/** A case with the queue it was opened from. */
export function caseAddress(desk: Desk, id: number, choice: QueueChoice): string {
  return `/staff/${desk.api}/${id}${searchOf(choice)}`;
}

/** Number of the case that a path names; null at the queue itself, 0 for what is no number. */
export function caseIdOf(desk: Desk, path: string): number | null {
  const rest = path.slice(`/staff/${desk.api}`.length).replace(/^\/|\/$/g, '');
  if (rest === '') return null;
  return /^[1-9]\d{0,9}$/.test(rest) ? Number(rest) : 0;
}
