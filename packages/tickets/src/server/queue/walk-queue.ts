import { limitedQuery } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import { all, type Part, type Walk } from './queue-walk.ts';

/** Cases passed over for one page: the first number is enough for what is common; a rare one ends at the last. */
const WALK_ROWS = [1000, 10_000];
/** Only a database in trouble needs so long for so few rows. */
const LIMIT_MS = 2000;

/** A place in the order. `since` is null where the order is the number alone. */
export type Place = { id: number; since: Date | null };
type Ask = { columns: string; limit: number; from: Place | null };
export type Found<Row> = { rows: Row[]; horizon: Place | null };

const words = {
  waiting: { columns: 'waiting_since, id', order: 'waiting_since ASC, id ASC' },
  recent: { columns: 'id', order: 'id DESC' },
};

/** Later than a place; `until`: no later than it. */
function after(walk: Walk, { id, since }: Place): Part {
  if (walk.order === 'recent') return { sql: 'id < ?', values: [id] };
  return { sql: '(waiting_since > ? OR (waiting_since = ? AND id > ?))', values: [since, since, id] };
}
function until(walk: Walk, { id, since }: Place): Part {
  if (walk.order === 'recent') return { sql: 'id >= ?', values: [id] };
  return { sql: '(waiting_since < ? OR (waiting_since = ? AND id <= ?))', values: [since, since, id] };
}

/** `columns` of `ticket t`. Bounded; `horizon`: how far it came when that was not the end. */
export async function walkQueue<Row>(source: DataSource, walk: Walk, ask: Ask): Promise<Found<Row>> {
  const span = await spanOf(source, walk, ask.from);
  if (span === null) return { rows: [], horizon: null };
  if (walk.rest.length === 0) return { rows: await hits<Row>(source, walk, ask, span), horizon: null };
  for (const [step, many] of WALK_ROWS.entries()) {
    const horizon = await horizonOf(source, walk, span, many);
    const rows = await hits<Row>(source, walk, ask, horizon ? [...span, until(walk, horizon)] : span);
    if (rows.length >= ask.limit) return { rows, horizon: null };
    if (horizon === null || step === WALK_ROWS.length - 1) return { rows, horizon };
  }
  throw new Error('no step of the walk was the last');
}

function hits<Row>(source: DataSource, walk: Walk, ask: Ask, span: readonly Part[]): Promise<Row[]> {
  const lanes = walk.lanes.map(({ index, begins }) =>
    select(walk, index, [begins, ...span, ...walk.rest], `LIMIT ${ask.limit}`),
  );
  const order = walk.order === 'waiting' ? 't.waiting_since ASC, t.id ASC' : 't.id DESC';
  const union = lanes.map(({ sql }) => `(${sql})`).join(' UNION ALL ');
  return limitedQuery<Row>(
    source,
    LIMIT_MS,
    `SELECT ${ask.columns} FROM (${union}) hit STRAIGHT_JOIN ticket t ON t.id = hit.id ORDER BY ${order} LIMIT ${ask.limit}`,
    lanes.flatMap(({ values }) => values),
  );
}

function select(walk: Walk, index: string, parts: readonly Part[], limit: string): Part {
  const { sql, values } = all(parts);
  const { columns, order } = words[walk.order];
  return {
    sql: `SELECT ${columns} FROM ticket FORCE INDEX (${index}) WHERE ${sql} ORDER BY ${order} ${limit}`,
    values,
  };
}

/** Where the walk begins; null when there is nothing so old. Numbers grow with time, so an age ends at a number. */
async function spanOf(source: DataSource, walk: Walk, from: Place | null): Promise<Part[] | null> {
  const behind = from ? [after(walk, from)] : [];
  if (walk.hours === null) return behind;
  const rows: { id: number }[] = await source.query(
    `SELECT id FROM ticket FORCE INDEX (ticket_created) WHERE created_at <= NOW(3) - INTERVAL ${walk.hours} HOUR
      ORDER BY created_at DESC, id DESC LIMIT 1`,
  );
  const last = rows[0]?.id;
  return last === undefined ? null : [...behind, { sql: 'id <= ?', values: [last] }];
}

/** The nearest of the places where a lane has been looked at often enough; null when all of them end before. */
async function horizonOf(source: DataSource, walk: Walk, span: readonly Part[], many: number): Promise<Place | null> {
  const each = Math.ceil(many / walk.lanes.length);
  const ends = walk.lanes.map(({ index, begins }) =>
    select(walk, index, [begins, ...span], `LIMIT 1 OFFSET ${each - 1}`),
  );
  const places = await limitedQuery<{ id: number; waiting_since?: Date }>(
    source,
    LIMIT_MS,
    `SELECT * FROM (${ends.map(({ sql }) => `(${sql})`).join(' UNION ALL ')}) ends ORDER BY ${words[walk.order].order} LIMIT 1`,
    ends.flatMap(({ values }) => values),
  );
  const [nearest] = places;
  return nearest ? { id: nearest.id, since: nearest.waiting_since ?? null } : null;
}
