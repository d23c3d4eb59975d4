import type { AuditQuery } from '@hub/contracts/identity';
import { readTaipei } from '@hub/contracts/shared';

/** Where a page begins: behind this row, in the order newest first. */
export type Cursor = { at: Date; id: number };
export type Search = Omit<AuditQuery, 'page' | 'text'> & {
  grams: number[];
  cursor: Cursor | null;
  /** Nothing that came later than this row. */
  upTo?: number;
};
type Part = { sql: string; values: unknown[] };

const COLUMNS =
  'log.id, log.service, log.at, log.actor_kind, log.actor, log.action, log.game_id, log.object, log.detail';

const equals = (column: string, value: string | undefined): Part[] =>
  value === undefined ? [] : [{ sql: `log.${column} = ?`, values: [value] }];

function spanOf(search: Search, at: string, id: string): Part[] {
  const from = search.from === undefined ? null : readTaipei(search.from);
  const to = search.to === undefined ? null : readTaipei(search.to);
  const { cursor, upTo } = search;
  return [
    ...(from ? [{ sql: `${at} >= ?`, values: [from.from] }] : []),
    ...(to ? [{ sql: `${at} < ?`, values: [to.until] }] : []),
    ...(upTo === undefined ? [] : [{ sql: `${id} <= ?`, values: [upTo] }]),
    ...(cursor ? [{ sql: `${at} <= ? AND (${at} < ? OR ${id} < ?)`, values: [cursor.at, cursor.at, cursor.id] }] : []),
  ];
}

const filtersOf = (search: Search): Part[] => [
  ...equals('service', search.service),
  ...equals('actor', search.actor),
  ...equals('action', search.action),
  ...equals('object', search.object),
];

const whereOf = (parts: Part[]): Part => ({
  sql: parts.length > 0 ? `WHERE ${parts.map(({ sql }) => sql).join(' AND ')}` : '',
  values: parts.flatMap(({ values }) => values),
});

type Shape = { from: string; where: Part; order: string };

/** Rows of one game, or of all when `game` is undefined. */
function ofGame(search: Search, game: string | undefined): Shape {
  const [rarest, ...others] = search.grams;
  const own = [...equals('game_id', game), ...filtersOf(search)];
  if (rarest === undefined) {
    const where = whereOf([...own, ...spanOf(search, 'log.at', 'log.id')]);
    return { from: 'audit_log log', where, order: 'log.at DESC, log.id DESC' };
  }
  const words = others.map((gram) => ({
    sql: 'EXISTS (SELECT 1 FROM audit_gram other WHERE other.gram = ? AND other.at = word.at AND other.log_id = word.log_id)',
    values: [gram],
  }));
  const span = spanOf(search, 'word.at', 'word.log_id');
  return {
    from: 'audit_gram word STRAIGHT_JOIN audit_log log ON log.id = word.log_id',
    where: whereOf([{ sql: 'word.gram = ?', values: [rarest] }, ...span, ...words, ...own]),
    order: 'word.at DESC, word.log_id DESC',
  };
}

const shapesOf = (search: Search, games: readonly string[] | '*'): Shape[] =>
  games === '*' ? [ofGame(search, search.game)] : games.map((game) => ofGame(search, game));

/**
 * Each game is read through its own index and the first rows merged: one condition for all would sort them as a whole.
 */
export function searchSql(search: Search, games: readonly string[] | '*', limit: number, columns = COLUMNS): Part {
  const parts = shapesOf(search, games).map(({ from, where, order }) => ({
    sql: `SELECT ${columns} FROM ${from} ${where.sql} ORDER BY ${order} LIMIT ${limit}`,
    values: where.values,
  }));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return {
    sql: `SELECT * FROM (${parts.map(({ sql }) => `(${sql})`).join(' UNION ALL ')}) page ORDER BY at DESC, id DESC LIMIT ${limit}`,
    values: parts.flatMap(({ values }) => values),
  };
}

export function countSql(search: Search, games: readonly string[] | '*'): Part {
  const shapes = shapesOf(search, games);
  const counts = shapes.map(({ from, where }) => `SELECT COUNT(*) AS many FROM ${from} ${where.sql}`);
  return {
    sql: `SELECT SUM(many) AS many FROM (${counts.join(' UNION ALL ')}) counted`,
    values: shapes.flatMap(({ where }) => where.values),
  };
}
