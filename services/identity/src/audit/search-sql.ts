import type { AuditQuery } from '@hub/contracts/identity';
import { readTaipei } from '@hub/contracts/shared';

/** Where a page begins: behind this row, in the order newest first. */
export type Cursor = { at: Date; id: number };
export type Search = Omit<AuditQuery, 'page' | 'text'> & { grams: number[]; cursor: Cursor | null };
type Part = { sql: string; values: unknown[] };

const COLUMNS =
  'log.id, log.service, log.at, log.actor_kind, log.actor, log.action, log.game_id, log.object, log.detail';

const equals = (column: string, value: string | undefined): Part[] =>
  value === undefined ? [] : [{ sql: `log.${column} = ?`, values: [value] }];

/** The span and the cursor on the columns that lead the chosen index. */
function spanOf(search: Search, at: string, id: string): Part[] {
  const from = search.from === undefined ? null : readTaipei(search.from);
  const to = search.to === undefined ? null : readTaipei(search.to);
  const { cursor } = search;
  return [
    ...(from ? [{ sql: `${at} >= ?`, values: [from.from] }] : []),
    ...(to ? [{ sql: `${at} < ?`, values: [to.until] }] : []),
    ...(cursor ? [{ sql: `${at} <= ? AND (${at} < ? OR ${id} < ?)`, values: [cursor.at, cursor.at, cursor.id] }] : []),
  ];
}

const filtersOf = (search: Search): Part[] => [
  ...equals('service', search.service),
  ...equals('actor', search.actor),
  ...equals('action', search.action),
  ...equals('object', search.object),
];

function join(from: string, parts: Part[], order: string, limit: number): Part {
  const where = parts.length > 0 ? `WHERE ${parts.map(({ sql }) => sql).join(' AND ')}` : '';
  return {
    sql: `SELECT ${COLUMNS} FROM ${from} ${where} ORDER BY ${order} LIMIT ${limit}`,
    values: parts.flatMap(({ values }) => values),
  };
}

/** Rows of one game, or of all when `game` is undefined, newest first. */
function ofGame(search: Search, game: string | undefined, limit: number): Part {
  const [rarest, ...others] = search.grams;
  const own = [...equals('game_id', game), ...filtersOf(search)];
  if (rarest === undefined) {
    return join('audit_log log', [...own, ...spanOf(search, 'log.at', 'log.id')], 'log.at DESC, log.id DESC', limit);
  }
  const words = others.map((gram) => ({
    sql: 'EXISTS (SELECT 1 FROM audit_gram other WHERE other.gram = ? AND other.at = word.at AND other.log_id = word.log_id)',
    values: [gram],
  }));
  return join(
    'audit_gram word STRAIGHT_JOIN audit_log log ON log.id = word.log_id',
    [{ sql: 'word.gram = ?', values: [rarest] }, ...spanOf(search, 'word.at', 'word.log_id'), ...words, ...own],
    'word.at DESC, word.log_id DESC',
    limit,
  );
}

/**
 * One SELECT for a page. Each game is read through its own index and the first rows of all are merged: a list of games in
 * one condition would have to be sorted as a whole first.
 */
export function searchSql(search: Search, games: readonly string[] | '*', limit: number): Part {
  if (games === '*') return ofGame(search, search.game, limit);
  const parts = games.map((game) => ofGame(search, game, limit));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return {
    sql: `SELECT * FROM (${parts.map(({ sql }) => `(${sql})`).join(' UNION ALL ')}) page ORDER BY at DESC, id DESC LIMIT ${limit}`,
    values: parts.flatMap(({ values }) => values),
  };
}
