import { queueAges, queueStatuses, type QueueFilter } from '@hub/contracts/tickets';
import { MACHINE_ID } from '@hub/contracts/shared';

export type Part = { sql: string; values: unknown[] };

/** `lanes`: what each index walk begins with. `rest`: all other conditions. `hours`: older than that. */
export type Walk = {
  order: 'waiting' | 'recent';
  lanes: { index: string; begins: Part }[];
  rest: Part[];
  hours: number | null;
};

export type QueueReader = { games: readonly string[] | '*'; id: number };

const is = (column: string, value: unknown): Part => ({ sql: `${column} = ?`, values: [value] });

/** The walk for a filter; null when nothing can fit. Every combination has one, and each reads an index in its order. */
export function walkOf(filter: QueueFilter, asker: QueueReader): Walk | null {
  const queue = filter.queue ?? 'waiting';
  const statuses = queueStatuses[queue].filter((status) => !filter.status || status === filter.status).map(Number);
  const games = gamesOf(filter, asker);
  if (statuses.length === 0 || (games !== '*' && games.length === 0)) return null;
  const game = games !== '*' && games.length === 1 ? games[0] : undefined;
  const person = personOf(filter, asker);
  const leads = person ? 'assignee' : game === undefined ? '' : 'game';
  const begins = person ? [is('assignee_id', person)] : game === undefined ? [] : [is('game_id', game)];
  const rest = [
    ...(leads === 'game' || games === '*' ? [] : [{ sql: 'game_id IN (?)', values: [games] }]),
    ...(person === 0 ? [{ sql: 'assignee_id IS NULL', values: [] }] : []),
    ...(filter.type ? [is('question_type', filter.type)] : []),
    ...(filter.language ? [is('language', filter.language)] : []),
    ...(filter.priority ? [is('priority', Number(filter.priority))] : []),
  ];
  const hours = filter.age ? queueAges[filter.age] : null;
  const name = leads && `_${leads}`;
  if (queue === 'waiting') {
    const waits = { sql: 'waiting_since IS NOT NULL', values: [] };
    const old = hours === null ? waits : { sql: `waiting_since <= NOW(3) - INTERVAL ${hours} HOUR`, values: [] };
    const lane = { index: `ticket${name}_waiting`, begins: all([...begins, old]) };
    const narrowed = filter.status ? [is('status', statuses[0])] : [];
    return { order: 'waiting', lanes: [lane], rest: [...narrowed, ...rest], hours: null };
  }
  const index = leads === 'assignee' ? 'ticket_assignee' : `ticket${name}_status`;
  const lanes = statuses.map((status) => ({ index, begins: all([...begins, is('status', status)]) }));
  return { order: 'recent', lanes, rest, hours };
}

export const all = (parts: readonly Part[]): Part => ({
  sql: parts.map(({ sql }) => sql).join(' AND ') || '1 = 1',
  values: parts.flatMap(({ values }) => values),
});

/** Only ids of games: the database refuses to compare machine text with anything else. */
function gamesOf({ game_id }: QueueFilter, { games }: QueueReader): readonly string[] | '*' {
  if (!game_id) return games;
  return MACHINE_ID.test(game_id) && (games === '*' || games.includes(game_id)) ? [game_id] : [];
}

/** Number of the person, 0 for nobody, null for anybody. */
function personOf({ assignee }: QueueFilter, { id }: QueueReader): number | null {
  if (!assignee) return null;
  return assignee === 'me' ? id : assignee === 'none' ? 0 : Number(assignee);
}
