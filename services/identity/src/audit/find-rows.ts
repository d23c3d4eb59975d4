import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditListView, AuditQuery } from '@hub/contracts/identity';
import type { StaffCaller } from '@hub/nest-kit/http';
import { auditGames, searchedGames } from './audit.policy.ts';
import { auditRowView, type LogRow } from './audit.view.ts';
import { limitedQuery } from './limited-query.ts';
import { NoteLook } from './note-look.ts';
import { searchSql, type Cursor } from './search-sql.ts';
import { staffNames } from './staff-names.ts';
import { hasWords, searchWords } from './search-words.ts';

const PAGE = 50;

function readCursor(page: string | undefined): Cursor | null {
  const [ms, id] = (page ?? '').split('.').map(Number);
  return ms && id && Number.isSafeInteger(ms) && Number.isSafeInteger(id) ? { at: new Date(ms), id } : null;
}

@Injectable()
export class FindRows {
  constructor(
    private readonly source: DataSource,
    private readonly noteLook: NoteLook,
  ) {}

  async run(caller: StaffCaller, query: AuditQuery): Promise<AuditListView> {
    const games = searchedGames(auditGames(caller.who), query);
    const { page, ...asked } = query;
    await this.noteLook.search(caller, asked);
    if (games.length === 0) return { data: [], page: { next: null } };
    const { words, grams } = await searchWords(this.source, query.text);
    const search = { ...asked, grams, cursor: readCursor(page) };
    const { sql, values } = searchSql(search, games, PAGE + 1);
    const found = await limitedQuery<LogRow>(this.source, sql, values);
    const rows = found.slice(0, PAGE);
    const last = rows.at(-1);
    const names = await staffNames(this.source, rows);
    return {
      data: rows.filter((row) => hasWords(row, words)).map((row) => auditRowView(row, names)),
      page: { next: found.length > PAGE && last ? `${last.at.getTime()}.${last.id}` : null },
    };
  }
}
