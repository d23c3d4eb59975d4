import type { Era } from '../generate/a-case.ts';
import { dice } from '../generate/dice.ts';
import { playerOf } from '../generate/player.ts';
import { loadRows, openLoader, type Value } from './load-table.ts';

const TABLE = { table: 'vip_push', columns: ['game_id', 'partner_uid', 'level', 'until', 'ends_at', 'as_of'] };
const LEVELS = 3;
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
const PIECE = 5000;

/** As many ranked accounts as cases; all players of the cases are among them. */
export async function rankPlayers(url: string, { from, to }: Era): Promise<void> {
  const now = new Date();
  const rowOf = (n: number): Value[] => {
    const { game_id, uid } = playerOf(n);
    const until = new Date(now.getTime() + (1 + (dice(n, 950) % YEAR_DAYS)) * DAY_MS);
    return [game_id, uid, 1 + (dice(n, 951) % LEVELS), until, until, now];
  };
  const loader = await openLoader(url);
  for (let first = from; first < to; first += PIECE) {
    const many = Math.min(PIECE, to - first);
    await loadRows(
      loader,
      TABLE,
      Array.from({ length: many }, (_, at) => rowOf(first + at)),
    );
  }
  await loader.query('ANALYZE TABLE vip_push');
  await loader.end();
}
