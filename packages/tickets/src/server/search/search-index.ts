import { Injectable } from '@nestjs/common';
import { taipeiIso } from '@hub/contracts/shared';
import type { SearchView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';

/** What the index of one game has of the words of a search: their grams, the rarest first, which `many` cases have. */
export type GameLists = { game_no: number; grams: number[]; many: number };
export type IndexNow = { state: SearchView['index']; lists: GameLists[] };

type Games = readonly string[] | '*';
type StateRow = { oldest: Date | null; now: Date; rebuilding: number; newest_game: number | null };
type DfRow = { game_no: number; gram: number; df: number };
/** All of them say the state; the only one says nothing else where no word was found. */
type Row = StateRow & (DfRow | { game_no?: null });

const STATE = `SELECT (SELECT MIN(asked_at) FROM search_todo WHERE turn = 0) AS oldest, NOW(3) AS now,
  EXISTS (SELECT 1 FROM search_todo WHERE turn = 1) AS rebuilding, (SELECT MAX(game_no) FROM search_game) AS newest_game`;
const DF = `SELECT s.*, d.game_no, d.gram, d.df FROM (${STATE}) s
  LEFT JOIN gram_df d ON d.game_no IN (?) AND d.gram IN (?) AND d.df > 0`;
const LEFT = 'SELECT COUNT(*) AS many FROM (SELECT 1 FROM search_todo WHERE turn = 1 LIMIT 100000) some';

@Injectable()
export class SearchIndex {
  /** Games of the index; they are only ever added. */
  private games = new Map<string, number>();

  constructor(private readonly db: Db) {}

  /** Asked before the lists are walked: what was written before `to` is found. Games lacking a word are left out. */
  async read(games: Games, grams: readonly number[]): Promise<IndexNow> {
    const known = await this.ask(games, grams);
    const rows = this.isNew(known[0]) ? await this.learn(games, grams) : known;
    return { state: await this.stateOf(rows[0]), lists: listsOf(rows, grams.length) };
  }

  private ask(games: Games, grams: readonly number[]): Promise<[Row, ...Row[]]> {
    const numbers = games === '*' ? [...this.games.values()] : games.flatMap((game) => this.games.get(game) ?? []);
    const some = numbers.length > 0 && grams.length > 0;
    return this.db.source.query(some ? DF : STATE, [numbers, grams]);
  }

  private isNew({ newest_game }: StateRow): boolean {
    return Math.max(0, ...this.games.values()) !== (newest_game ?? 0);
  }

  private async learn(games: Games, grams: readonly number[]): Promise<[Row, ...Row[]]> {
    const rows: { game_id: string; game_no: number }[] = await this.db.source.query(
      'SELECT game_id, game_no FROM search_game',
    );
    this.games = new Map(rows.map(({ game_id, game_no }) => [game_id, game_no]));
    return this.ask(games, grams);
  }

  private async stateOf({ oldest, now, rebuilding }: StateRow): Promise<IndexNow['state']> {
    const left: { many: string }[] = rebuilding ? await this.db.source.query(LEFT) : [];
    return {
      to: taipeiIso(oldest ?? now),
      behind_s: oldest ? Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000)) : 0,
      rebuilding: Number(left[0]?.many ?? 0),
    };
  }
}

function listsOf(rows: Row[], asked: number): GameLists[] {
  const found = rows.filter((row): row is StateRow & DfRow => typeof row.game_no === 'number');
  const games = Map.groupBy(
    found.sort((a, b) => a.df - b.df),
    ({ game_no }) => game_no,
  );
  return [...games].flatMap(([game_no, own]) =>
    own.length === asked ? [{ game_no, grams: own.map(({ gram }) => gram), many: own[0]?.df ?? 0 }] : [],
  );
}
