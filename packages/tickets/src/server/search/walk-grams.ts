import { limitedQuery } from '@hub/nest-kit/db';
import type { DataSource } from 'typeorm';
import { WALKED_GRAMS } from './search-query.ts';

/** The database stops a search after so long: ten times what it takes among a million cases on a busy machine. */
export const SEARCH_MS = 1000;

type Game = { game_no: number; grams: number[] };

/** Games of the index that somebody may read, by number. */
export async function searchGames(source: DataSource, games: readonly string[] | '*'): Promise<number[]> {
  if (games !== '*' && games.length === 0) return [];
  const rows: { game_no: number }[] = await source.query(
    games === '*' ? 'SELECT game_no FROM search_game' : 'SELECT game_no FROM search_game WHERE game_id IN (?)',
    games === '*' ? [] : [games],
  );
  return rows.map(({ game_no }) => game_no);
}

/** The grams of each game, rarest first; games where one of them never occurs are left out. */
export async function rarestFirst(source: DataSource, games: number[], grams: number[]): Promise<Game[]> {
  if (games.length === 0 || grams.length === 0) return [];
  const rows: { game_no: number; gram: number; df: number }[] = await source.query(
    'SELECT game_no, gram, df FROM gram_df WHERE game_no IN (?) AND gram IN (?) AND df > 0 ORDER BY df',
    [games, grams],
  );
  return games
    .map((game_no) => ({ game_no, grams: rows.filter((row) => row.game_no === game_no).map(({ gram }) => gram) }))
    .filter((game) => game.grams.length === grams.length);
}

/**
 * Newest cases before a number that have all these words, at most `limit`. The list of the rarest is walked and the others
 * are looked up in theirs. Throws `QueryStopped`.
 */
export async function walkGrams(source: DataSource, games: Game[], before: number, limit: number): Promise<number[]> {
  const values: number[] = [];
  const parts = games.map(({ game_no, grams }) => {
    const [rarest = 0, ...others] = grams.slice(0, WALKED_GRAMS);
    values.push(...others, game_no, rarest, before);
    const joins = others.map(
      (_, n) =>
        ` STRAIGHT_JOIN search_gram g${n} ON g${n}.game_no = w.game_no AND g${n}.gram = ? AND g${n}.ticket_id = w.ticket_id`,
    );
    return `(SELECT w.ticket_id AS id FROM search_gram w${joins.join('')}
      WHERE w.game_no = ? AND w.gram = ? AND w.ticket_id < ? ORDER BY w.ticket_id DESC LIMIT ${limit})`;
  });
  if (parts.length === 0) return [];
  const rows = await limitedQuery<{ id: number }>(
    source,
    SEARCH_MS,
    `SELECT id FROM (${parts.join(' UNION ALL ')}) hit ORDER BY id DESC LIMIT ${limit}`,
    values,
  );
  return rows.map(({ id }) => id);
}
