import type { DataSource } from 'typeorm';
import type { AuditListView, AuditQuery } from '@hub/contracts/identity';
import type { StaffCaller } from '@hub/nest-kit/http';
import { auditGames } from './audit.policy.ts';
import { auditRowView, type LogRow } from './audit.view.ts';
import { foldWords, gramOf, wordsOf } from './grams.ts';
import { limitedQuery } from './limited-query.ts';
import { NoteLook } from './note-look.ts';
import { searchSql, type Cursor } from './search-sql.ts';

const PAGE = 50;
/** More words than this make a search no narrower. */
const WORDS = 8;
/** Beyond that many rows it does not matter how many more a word has. */
const COUNT_TO = 5000;

function readCursor(page: string | undefined): Cursor | null {
  const [ms, id] = (page ?? '').split('.').map(Number);
  return ms && id && Number.isSafeInteger(ms) && Number.isSafeInteger(id) ? { at: new Date(ms), id } : null;
}

/** The audit of the games that somebody looks after, newest first. Looking is written down before anything is shown. */
export class FindRows {
  constructor(
    private readonly source: DataSource,
    private readonly noteLook: NoteLook,
  ) {}

  async run(caller: StaffCaller, query: AuditQuery): Promise<AuditListView> {
    const mine = auditGames(caller.who);
    const games = mine === '*' || query.game === undefined ? mine : mine.filter((game) => game === query.game);
    const { page, ...asked } = query;
    await this.noteLook.search(caller, asked);
    if (games.length === 0) return { data: [], page: { next: null } };
    const words = wordsOf(query.text ?? '').slice(0, WORDS);
    const search = { ...asked, grams: await this.rarestFirst(words), cursor: readCursor(page) };
    const { sql, values } = searchSql(search, games, PAGE + 1);
    const found = await limitedQuery<LogRow>(this.source, sql, values);
    const rows = found.slice(0, PAGE);
    const last = rows.at(-1);
    return {
      data: rows.filter((row) => hasWords(row, words)).map(auditRowView),
      page: { next: found.length > PAGE && last ? `${last.at.getTime()}.${last.id}` : null },
    };
  }

  /** The list of the rarest word is read, the others are only looked up in theirs. */
  private async rarestFirst(words: string[]): Promise<number[]> {
    if (words.length < 2) return words.map(gramOf);
    const counts = words.map(gramOf).map(async (gram) => {
      const rows: { many: string }[] = await this.source.query(
        `SELECT COUNT(*) AS many FROM (SELECT 1 FROM audit_gram WHERE gram = ? LIMIT ${COUNT_TO}) some`,
        [gram],
      );
      return { gram, many: Number(rows[0]?.many) };
    });
    return (await Promise.all(counts)).sort((a, b) => a.many - b.many).map(({ gram }) => gram);
  }
}

/** Two words may share a hash. */
function hasWords(row: LogRow, words: readonly string[]): boolean {
  const text = foldWords(row.detail);
  return words.every((word) => text.includes(word));
}
