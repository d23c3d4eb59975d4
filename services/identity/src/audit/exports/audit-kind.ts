import { auditRoles } from '@hub/contracts/identity';
import { gamesOf, type Language, type StaffPrincipal } from '@hub/contracts/shared';
import { limitedQuery, QueryStopped } from '@hub/nest-kit/db';
import {
  ExportStopped,
  type Cell,
  type ExportKindParts,
  type ExportKinds,
  type ExportRequest,
} from '@hub/nest-kit/exports';
import type { DataSource } from 'typeorm';
import { staffWho } from '../../staff/staff-account.ts';
import { exportedGames } from '../audit.policy.ts';
import { countSql, searchSql, type Cursor, type Search } from '../search-sql.ts';
import { hasWords, searchWords } from '../search-words.ts';
import { auditCells, auditHead, type ExportedRow } from './audit-columns.ts';
import { AUDIT_EXPORT, type AuditExportFilter } from './audit-export.ts';
import { RIGHTS_GONE, TOO_WIDE } from './audit-export.view.ts';
import { auditTail, chainHeads } from './audit-tail.ts';

/** Rows that are held at a time; a detail has at most 16 KB. */
const BATCH = 500;
/** A statement may take longer than on a screen, and less than after which its runner is taken for dead. */
const STATEMENT_MS = 30_000;
const COUNT_MS = 10_000;

type Rows = { search: Search; games: string[] | '*'; words: string[] };

export const auditExports = (source: DataSource): ExportKinds => ({
  [AUDIT_EXPORT]: (wish) => auditKind(source, wish),
});

async function auditKind(source: DataSource, { owner, filter, language }: ExportRequest): Promise<ExportKindParts> {
  const asked = filter as AuditExportFilter;
  const who = await whoNow(source, owner);
  const held = who === null ? [] : gamesOf(who, auditRoles);
  if (who === null || held.length === 0) throw new ExportStopped(RIGHTS_GONE);
  const games = exportedGames(held, asked.asked);
  const { words, grams } = await searchWords(source, asked.asked.text);
  const rows = { search: { ...asked.asked, grams, cursor: null, upTo: await lastRow(source) }, games, words };
  const tail = {
    by: `${who.name}（${who.login}）`,
    filter: asked,
    games,
    heads: await chainHeads(source),
    began: new Date(),
    language,
  };
  return {
    head: auditHead(language),
    filter: { ...asked, games },
    count: () => countOf(source, rows),
    batches: () => batches(source, rows, language),
    tail: (many) => auditTail(tail, many),
  };
}

async function whoNow(source: DataSource, id: number): Promise<StaffPrincipal | null> {
  const rows: { id: number; login: string; name: string; is_owner: number }[] = await source.query(
    'SELECT id, login, name, is_owner FROM staff WHERE id = ? AND disabled_at IS NULL',
    [id],
  );
  return rows[0] ? staffWho(source.manager, rows[0]) : null;
}

/** What comes while the file is written is not in it. */
async function lastRow(source: DataSource): Promise<number> {
  const rows: { id: number | null }[] = await source.query('SELECT MAX(id) AS id FROM audit_log');
  return rows[0]?.id ?? 0;
}

async function countOf(source: DataSource, { search, games }: Rows): Promise<number | null> {
  if (games.length === 0) return 0;
  const { sql, values } = countSql(search, games);
  try {
    const rows = await limitedQuery<{ many: string }>(source, COUNT_MS, sql, values);
    return Number(rows[0]?.many ?? 0);
  } catch (error) {
    if (error instanceof QueryStopped) return null;
    throw error;
  }
}

async function* batches(
  source: DataSource,
  { search, games, words }: Rows,
  language: Language,
): AsyncIterable<Cell[][]> {
  if (games.length === 0) return;
  let cursor: Cursor | null = null;
  for (;;) {
    const places: Cursor[] = await placesAfter(source, { ...search, cursor }, games);
    const rows = await rowsAt(source, places);
    yield rows.filter((row) => hasWords(row, words)).map((row) => auditCells(row, language));
    cursor = places.at(-1) ?? cursor;
    if (places.length < BATCH) return;
  }
}

async function placesAfter(source: DataSource, search: Search, games: string[] | '*'): Promise<Cursor[]> {
  const { sql, values } = searchSql(search, games, BATCH, 'log.id, log.at');
  try {
    return await limitedQuery<Cursor>(source, STATEMENT_MS, sql, values);
  } catch (error) {
    if (error instanceof QueryStopped) throw new ExportStopped(TOO_WIDE);
    throw error;
  }
}

async function rowsAt(source: DataSource, places: readonly Cursor[]): Promise<ExportedRow[]> {
  if (places.length === 0) return [];
  const rows: ExportedRow[] = await source.query(
    `SELECT log.*, prior.hash AS before_hash FROM audit_log log
      LEFT JOIN audit_log prior ON prior.service = log.service AND prior.seq = log.seq - 1 WHERE log.id IN (?)`,
    [places.map(({ id }) => id)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}
