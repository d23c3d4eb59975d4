import { Inject, Injectable } from '@nestjs/common';
import { MACHINE_ID, taipeiIso } from '@hub/contracts/shared';
import type { Desk, SearchBody, SearchHit, SearchView } from '@hub/contracts/tickets';
import { Db, QueryStopped } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { DESK } from '../ports.ts';
import { queueRow, ROW_COLUMNS, type QueueRow } from '../queue/find-queue.ts';
import { readableGames } from '../ticket.policy.ts';
import { caseTexts, type CaseText } from './case-texts.ts';
import { Exactly } from './exactly.ts';
import { snippetOf, tight } from './highlight.ts';
import { NoteSearch } from './note-search.ts';
import { readQuery, traceOfQuery, type Meant } from './search-query.ts';
import { SearchWordsMissing } from './search.errors.ts';
import { rarestFirst, SEARCH_MS, searchGames, walkGrams } from './walk-grams.ts';

const PAGE = 25;
/** Cases that are compared at once, and how often for one page. */
const CANDIDATES = 30;
const ROUNDS = 10;
const SNIPPETS = 2;

type Found = { id: number; by: SearchHit['found_by']; snippets: SearchHit['snippets'] };
type Page = { hits: Found[]; next: string | null; slow: boolean };
type Games = readonly string[] | '*';
type MergedRow = QueueRow & { merged_into_id: number | null };

/**
 * Finds cases by number, check code, e-mail, phone, role and every word that was written. What can be only one thing is
 * tried first; words come after, the newest case first, and each hit is compared with the text itself.
 */
@Injectable()
export class SearchTickets {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly exactly: Exactly,
    private readonly note: NoteSearch,
  ) {}

  async run(caller: StaffCaller, { q, game_id, page }: SearchBody): Promise<SearchView> {
    const mine = readableGames(caller.who);
    const games = game_id ? own(mine, game_id) : mine;
    const meant = readQuery(q, this.desk.numberPrefix);
    const exact = meant.number !== null || meant.code !== '' || meant.email || meant.phone;
    if (!exact && meant.grams.length === 0) throw new SearchWordsMissing();
    const noted = games === '*' || games.length !== 1 ? '' : (games[0] ?? '');
    await this.note.run(caller, q, noted, traceOfQuery(q, meant));
    const found = await this.page(games, q, meant, page ?? '');
    return {
      data: await this.shown(found.hits),
      page: { next: found.next },
      slow: found.slow,
      index: await this.state(),
    };
  }

  /** `c.<number>`: behind that case of a contact; `t.<number>`: behind that one by words. */
  private async page(games: Games, q: string, meant: Meant, cursor: string): Promise<Page> {
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
    if (meant.grams.length === 0 || hits.length >= PAGE) return { hits, next: null, slow: false };
    const from = phase === 't' ? before : Number.MAX_SAFE_INTEGER;
    const words = await this.byWords(games, meant, from, PAGE - hits.length);
    const known = await this.exactly.ids(games, q, meant);
    return { ...words, hits: [...hits, ...words.hits.filter(({ id }) => !known.has(id))] };
  }

  private async byWords(games: Games, meant: Meant, from: number, limit: number): Promise<Page> {
    const { source } = this.db;
    const hits: Found[] = [];
    const ends = Date.now() + SEARCH_MS;
    let before = Math.min(from, 4_294_967_296);
    try {
      const lists = await rarestFirst(source, await searchGames(source, games), meant.grams);
      for (let round = 0; round < ROUNDS; round += 1) {
        const ids = await walkGrams(source, lists, before, CANDIDATES);
        for (const { id, texts } of await this.compare(ids, meant.terms)) {
          if (hits.length === limit) return { hits, next: `t.${hits.at(-1)?.id}`, slow: false };
          hits.push({ id, by: 'text', snippets: snippetsOf(texts, meant.terms) });
        }
        if (ids.length < CANDIDATES) return { hits, next: null, slow: false };
        before = ids.at(-1) ?? before;
        if (Date.now() > ends) return { hits, next: `t.${before}`, slow: true };
      }
      return { hits, next: `t.${before}`, slow: false };
    } catch (error) {
      if (!(error instanceof QueryStopped)) throw error;
      return { hits, next: before === Math.min(from, 4_294_967_296) ? null : `t.${before}`, slow: true };
    }
  }

  /** Those that really have every term, in the same order, with the texts that have one. Two words may share their 32 bits. */
  private async compare(ids: number[], terms: string[]): Promise<{ id: number; texts: CaseText[] }[]> {
    const texts = Map.groupBy(await caseTexts(this.db.source.manager, ids), ({ ticket_id }) => ticket_id);
    return ids.flatMap((id) => {
      const own = (texts.get(id) ?? []).map((one) => ({ one, folded: tight(one.text) }));
      if (!terms.every((term) => own.some(({ folded }) => folded.includes(term)))) return [];
      const having = own.filter(({ folded }) => terms.some((term) => folded.includes(term)));
      return [{ id, texts: having.map(({ one }) => one) }];
    });
  }

  private async shown(hits: Found[]): Promise<SearchHit[]> {
    if (hits.length === 0) return [];
    const rows: MergedRow[] = await this.db.source.query(
      `SELECT ${ROW_COLUMNS}, t.merged_into_id FROM ticket t WHERE t.id IN (?)`,
      [hits.map(({ id }) => id)],
    );
    return hits.flatMap(({ id, by, snippets }) => {
      const row = rows.find((one) => one.id === id);
      return row ? [{ ...queueRow(row), merged_into: row.merged_into_id, found_by: by, snippets }] : [];
    });
  }

  /** As far as the index has come: everything that was written before `to` can be found. */
  private async state(): Promise<SearchView['index']> {
    const rows: { oldest: Date | null; now: Date; left: string }[] = await this.db.source.query(
      `SELECT (SELECT MIN(asked_at) FROM search_todo WHERE turn = 0) AS oldest, NOW(3) AS now,
        (SELECT COUNT(*) FROM (SELECT 1 FROM search_todo WHERE turn = 1 LIMIT 100000) some) AS \`left\``,
    );
    const { oldest, now, left } = rows[0] ?? { oldest: null, now: new Date(), left: '0' };
    return {
      to: taipeiIso(oldest ?? now),
      behind_s: oldest ? secondsBetween(oldest, now) : 0,
      rebuilding: Number(left),
    };
  }
}

const secondsBetween = (from: Date, to: Date) => Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));

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
