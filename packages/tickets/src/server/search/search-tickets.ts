import { Inject, Injectable } from '@nestjs/common';
import { MACHINE_ID } from '@hub/contracts/shared';
import type { Desk, SearchBody, SearchHit, SearchView } from '@hub/contracts/tickets';
import { Db, QueryStopped } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { DESK, Standings } from '../ports.ts';
import { queueRow, ROW_FACTS, type QueueRow } from '../queue/find-queue.ts';
import { readableGames } from '../ticket.policy.ts';
import { caseTexts, TEXT_COLUMNS, type CaseText, type TextRow } from './case-texts.ts';
import { Exactly } from './exactly.ts';
import { snippetOf, tight } from './highlight.ts';
import { NoteSearch } from './note-search.ts';
import { SearchIndex, type GameLists } from './search-index.ts';
import { readQuery, traceOfQuery, type Meant } from './search-query.ts';
import { SearchWordsMissing } from './search.errors.ts';
import { SEARCH_MS, walkGrams } from './walk-grams.ts';

const PAGE = 25;
/** Cases that are compared at once, and about how many for one page. */
const CANDIDATES = 30;
const COMPARED = 300;
/** How much more than expected is walked, and how much more in each further round. */
const [WIDEN, WIDER] = [1.2, 2];
const SNIPPETS = 2;

type Found = { id: number; by: SearchHit['found_by']; snippets: SearchHit['snippets']; row?: FoundRow };
type Page = { hits: Found[]; next: string | null; slow: boolean };
type Games = readonly string[] | '*';
type Asked = { games: Games; q: string; meant: Meant; lists: GameLists[] };
type FoundRow = QueueRow & TextRow & { merged_into_id: number | null };
const FOUND_COLUMNS = `${ROW_FACTS}, ${TEXT_COLUMNS}, t.merged_into_id`;

/** What can be only one thing first, then words, newest first; each hit is compared with the text itself. */
@Injectable()
export class SearchTickets {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly exactly: Exactly,
    private readonly note: NoteSearch,
    private readonly index: SearchIndex,
    private readonly standings: Standings,
  ) {}

  async run(caller: StaffCaller, { q, game_id, page }: SearchBody): Promise<SearchView> {
    const mine = readableGames(caller.who);
    const games = game_id ? own(mine, game_id) : mine;
    const meant = readQuery(q, this.desk.numberPrefix);
    const exact = meant.number !== null || meant.code !== '' || meant.email || meant.phone;
    if (!exact && meant.grams.length === 0) throw new SearchWordsMissing();
    const noted = games === '*' || games.length !== 1 ? '' : (games[0] ?? '');
    await this.note.run(caller, q, noted, traceOfQuery(q, meant));
    const { state, lists } = await this.index.read(games, meant.grams);
    const found = await this.page({ games, q, meant, lists }, page ?? '');
    return {
      data: await this.shown(found.hits),
      page: { next: found.next },
      slow: found.slow,
      index: state,
    };
  }

  /** `c.<number>`: behind that case of a contact; `t.<number>`: behind that one by words. */
  private async page({ games, q, meant, lists }: Asked, cursor: string): Promise<Page> {
    const [phase = '', place = ''] = cursor.split('.');
    const before = Number(place) > 0 && Number.isSafeInteger(Number(place)) ? Number(place) : Number.MAX_SAFE_INTEGER;
    const hits: Found[] = phase === '' ? await this.exactly.one(games, meant) : [];
    if (hits.some(({ by }) => by === 'check_code')) return { hits, next: null, slow: false };
    if (phase !== 't') {
      const limit = PAGE - hits.length;
      const people = await this.exactly.contact(games, q, meant, before, limit + 1);
      hits.push(...people.slice(0, limit).filter(({ id }) => hits.every((hit) => hit.id !== id)));
      if (people.length > limit) return { hits, next: `c.${people[limit - 1]?.id}`, slow: false };
    }
    if (meant.grams.length === 0) return { hits, next: null, slow: false };
    // Words begin on the next page where contacts fill this one.
    if (hits.length >= PAGE) return { hits, next: 't.', slow: false };
    const from = phase === 't' ? before : Number.MAX_SAFE_INTEGER;
    const words = await this.byWords({ games, lists, meant }, from, PAGE - hits.length);
    const known = await this.exactly.ids(games, q, meant);
    return { ...words, hits: [...hits, ...words.hits.filter(({ id }) => !known.has(id))] };
  }

  private async byWords({ games, lists, meant }: Omit<Asked, 'q'>, from: number, limit: number): Promise<Page> {
    const { terms } = meant;
    const hits: Found[] = [];
    const ends = Date.now() + SEARCH_MS;
    const first = Math.min(from, 4_294_967_296);
    let before = first;
    try {
      for (let [compared, widen] = [0, WIDEN]; compared < COMPARED; widen *= WIDER) {
        const ask = { columns: FOUND_COLUMNS, before, limit: CANDIDATES, widen };
        const { rows, next } = await walkGrams<FoundRow>(this.db.source, lists, ask);
        for (const { row, texts } of await this.compare(rows.filter(readableOf(games)), terms)) {
          if (hits.length === limit) return { hits, next: `t.${hits.at(-1)?.id}`, slow: false };
          hits.push({ id: row.id, by: 'text', snippets: snippetsOf(texts, terms), row });
        }
        if (next === null) return { hits, next: null, slow: false };
        before = next;
        if (Date.now() > ends) return { hits, next: `t.${before}`, slow: true };
        compared += rows.length;
      }
      return { hits, next: `t.${before}`, slow: false };
    } catch (error) {
      if (!(error instanceof QueryStopped)) throw error;
      return { hits, next: before === first ? null : `t.${before}`, slow: true };
    }
  }

  /** Those that really have every term, in the same order, with the texts that have one. Two words may share their 32 bits. */
  private async compare(rows: FoundRow[], terms: string[]): Promise<{ row: FoundRow; texts: CaseText[] }[]> {
    const texts = await caseTexts(this.db.source.manager, rows);
    return rows.flatMap((row) => {
      const own = (texts.get(row.id) ?? []).map((one) => ({ one, folded: tight(one.text) }));
      if (!terms.every((term) => own.some(({ folded }) => folded.includes(term)))) return [];
      const having = own.filter(({ folded }) => terms.some((term) => folded.includes(term)));
      return [{ row, texts: having.map(({ one }) => one) }];
    });
  }

  /** What was found by its words is read already. */
  private async shown(hits: Found[]): Promise<SearchHit[]> {
    const left = hits.filter(({ row }) => !row).map(({ id }) => id);
    const read: FoundRow[] =
      left.length === 0
        ? []
        : await this.db.source.query(`SELECT ${FOUND_COLUMNS} FROM ticket t WHERE t.id IN (?)`, [left]);
    const found = hits.flatMap(({ row, ...hit }) => {
      const own = row ?? read.find(({ id }) => id === hit.id);
      return own ? [{ ...hit, row: own }] : [];
    });
    const standings = await this.standings.of(found.map(({ row }) => row));
    return found.map(({ by, snippets, row }, at) => ({
      ...queueRow(row, standings[at]),
      merged_into: row.merged_into_id,
      found_by: by,
      snippets,
    }));
  }
}

/** The index may be behind: a case that went to another game is not its old game’s to find. */
const readableOf =
  (games: Games) =>
  ({ game_id }: FoundRow): boolean =>
    games === '*' || games.includes(game_id);

const own = (games: Games, asked: string): string[] =>
  MACHINE_ID.test(asked) && (games === '*' || games.includes(asked)) ? [asked] : [];

function snippetsOf(texts: readonly CaseText[], terms: string[]): SearchHit['snippets'] {
  const found: SearchHit['snippets'] = [];
  for (const { place, text } of texts) {
    const parts = snippetOf(text, terms);
    if (parts) found.push({ place, parts });
    if (found.length === SNIPPETS) break;
  }
  return found;
}
