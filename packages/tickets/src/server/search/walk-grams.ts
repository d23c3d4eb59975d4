import { limitedQuery } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import type { GameLists } from './search-index.ts';
import { WALKED_GRAMS } from './search-query.ts';

/** The database stops a search after so long: ten times what it takes among a million cases on a busy machine. */
export const SEARCH_MS = 1000;

/** `columns` of `ticket t` below a number; `widen`: how much further than expected the walks go. */
type Ask = { columns: string; before: number; limit: number; widen: number };
/** `next`: below which number there may be more. */
export type Walked<Row> = { rows: Row[]; next: number | null };
/** `id` is null of a case that is gone. */
type Hit = { id: number | null; hit_id: number; list_no: number };

const SPARE = 3;

/** Walks the list of the rarest word in each game, as far as its share lets expect. Throws `QueryStopped`. */
export async function walkGrams<Row extends { id: number }>(
  source: DataSource,
  games: readonly GameLists[],
  { columns, before, limit, widen }: Ask,
): Promise<Walked<Row>> {
  if (games.length === 0) return { rows: [], next: null };
  const all = games.reduce((sum, { many }) => sum + many, 0);
  const most = games.map(({ many }) => Math.min(limit, Math.ceil((limit * widen * many) / all) + SPARE));
  const values: number[] = [];
  const walks = games.map(({ game_no, grams }, at) => {
    const [rarest = 0, ...others] = grams.slice(0, WALKED_GRAMS);
    values.push(...others, game_no, rarest, before);
    const joins = others.map(
      (_, n) =>
        ` STRAIGHT_JOIN search_gram g${n} ON g${n}.game_no = w.game_no AND g${n}.gram = ? AND g${n}.ticket_id = w.ticket_id`,
    );
    return `(SELECT w.ticket_id AS id, ${at} AS list_no FROM search_gram w${joins.join('')}
      WHERE w.game_no = ? AND w.gram = ? AND w.ticket_id < ? ORDER BY w.ticket_id DESC LIMIT ${most[at]})`;
  });
  const hits = await limitedQuery<(Row & Hit) | Hit>(
    source,
    SEARCH_MS,
    `SELECT hit.id AS hit_id, hit.list_no, ${columns}
      FROM (${walks.join(' UNION ALL ')} ORDER BY id DESC LIMIT ${limit}) hit LEFT JOIN ticket t ON t.id = hit.id
      ORDER BY hit.id DESC`,
    values,
  );
  const { sure, next } = upTo(hits, most, limit);
  return { rows: sure.filter((hit): hit is Row & Hit => hit.id !== null), next };
}

/** Where the first of the walks came to its end its game may have more below, so that the others do not count there. */
function upTo<Some extends Hit>(hits: Some[], most: readonly number[], limit: number) {
  const left = [...most];
  for (const [at, { hit_id, list_no }] of hits.entries()) {
    const more = (left[list_no] ?? 0) - 1;
    if (more === 0) return { sure: hits.slice(0, at + 1), next: hit_id };
    left[list_no] = more;
  }
  return { sure: hits, next: hits.length < limit ? null : (hits.at(-1)?.hit_id ?? null) };
}
