import { join } from 'node:path';
import type { Desk, ServiceTime } from '@hub/contracts/tickets';
import type { Vault } from '@hub/nest-kit/files';
import type { Connection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { CELL } from '../../../../packages/tickets/src/server/counters/count-moves.ts';
import { gramsOf } from '../../../../packages/tickets/src/server/search/grams.ts';
import { caseOf, type Case, type Era } from '../generate/a-case.ts';
import { CaseRows, replyColumns, ticketColumns } from '../generate/case-rows.ts';
import { destructionColumns, paperColumns, papersOf } from '../generate/papers.ts';
import { demoGames } from '@hub/tickets/server';
import { eventColumns, Figures } from './figures.ts';
import { loadRows, openLoader, type Value } from './load-table.ts';
import { Postings } from './postings.ts';

/** Cases that are in memory at once. */
const PIECE = 5000;

export type Ground = {
  desk: Desk;
  source: DataSource;
  /** Address of the desk's schema for an account that may load rows. */
  url: string;
  /** For files that are gone when it is grown. */
  folder: string;
  rows: CaseRows;
  vault: Vault;
  times: ReadonlyMap<string, ServiceTime>;
  now: number;
  /** Number of the first generated case; what is filed meanwhile gets numbers far behind. */
  first: number;
};
export type Grown = { cases: number; replies: number; postings: number };

const TABLES = {
  ticket: { table: 'ticket', columns: ticketColumns, bytes: ['email_mac', 'phone_mac', 'check_mac', 'check_box'] },
  reply: { table: 'reply', columns: replyColumns },
  event: { table: 'figure_event', columns: eventColumns },
  doc: { table: 'search_doc', columns: ['ticket_id', 'game_no', 'grams'], bytes: ['grams'] },
  paper: { table: 'attachment', columns: paperColumns, bytes: ['wrapped_key'] },
  record: { table: 'destruction', columns: destructionColumns },
} as const;
type Name = keyof typeof TABLES;
const names = Object.keys(TABLES) as Name[];
/** Tables that may be filled beside each other. */
const LANES: Name[][] = [['ticket'], ['reply', 'doc'], ['event', 'paper', 'record']];

/** Adds the cases of an era to the database: what stands in every table afterwards is what the desk would have written. */
export class Grower {
  private constructor(
    private readonly ground: Ground,
    private readonly lanes: Connection[],
    private readonly games: ReadonlyMap<string, number>,
    private reply: number,
    private paper: number,
  ) {}

  static async open(ground: Ground): Promise<Grower> {
    const { source } = ground;
    const ids = Object.keys(demoGames);
    await source.query('INSERT IGNORE INTO search_game (game_id) VALUES ?', [ids.map((id) => [id])]);
    const games: { game_no: number; game_id: string }[] = await source.query(
      'SELECT game_no, game_id FROM search_game',
    );
    const next = async (table: string) => {
      const [row]: { top: number | null }[] = await source.query(`SELECT MAX(id) AS top FROM ${table}`);
      return Number(row?.top ?? 0) + 1;
    };
    const lanes = await Promise.all(LANES.map(() => openLoader(ground.url)));
    const numbers = new Map(games.map(({ game_id, game_no }) => [game_id, game_no]));
    return new Grower(ground, lanes, numbers, await next('reply'), await next('attachment'));
  }

  async grow(era: Era, tell: (done: number) => void): Promise<Grown> {
    const { source, folder, times } = this.ground;
    const postings = new Postings(join(folder, 'postings'));
    const figures = new Figures(times);
    const cells = new Map<string, number>();
    const firstReply = this.reply;
    let loading: Promise<unknown> = Promise.resolve();
    for (let from = era.from; from < era.to; from += PIECE) {
      const piece = this.piece(from, Math.min(from + PIECE, era.to), era, { postings, figures, cells });
      await loading;
      loading = Promise.all([this.load(piece), figures.writeSums(source)]);
      tell(from - era.from);
    }
    await loading;
    await figures.writeBacklog(source);
    await this.writeCounts(cells);
    await postings.load(this.lanes[0]!);
    await this.lanes[0]!.query(`ANALYZE TABLE ticket, reply, search_gram, gram_df, figure_event`);
    return { cases: era.to - era.from, replies: this.reply - firstReply, postings: postings.many };
  }

  async close(): Promise<void> {
    for (const lane of this.lanes) await lane.end();
  }

  private piece(
    from: number,
    to: number,
    era: Era,
    sums: { postings: Postings; figures: Figures; cells: Map<string, number> },
  ): Record<Name, Value[][]> {
    const { desk, rows, vault, now, first } = this.ground;
    const out = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Value[][]>;
    for (let n = from; n < to; n += 1) {
      const id = first + n;
      const one = caseOf(n, era, { desk, now });
      const game = this.games.get(one.player.game_id) ?? 0;
      const grams = gramsOf([
        one.content,
        one.player.name,
        one.player.role,
        ...one.replies.map(({ content }) => content),
      ]);
      sums.postings.add(game, id, grams);
      out.doc.push([id, game, Buffer.from(Uint32Array.from(grams).buffer)]);
      out.ticket.push(rows.ticket(id, one));
      out.event.push(...sums.figures.rowsOf(id, this.reply, one));
      const papers = papersOf(one, { id, firstPaper: this.paper, vault, now });
      out.paper.push(...papers.rows);
      out.record.push(...papers.record);
      out.reply.push(...rows.replies(id, this.reply, one));
      this.reply += one.replies.length;
      this.paper += one.papers;
      const cell = cellOf(one);
      sums.cells.set(cell, (sums.cells.get(cell) ?? 0) + 1);
    }
    return out;
  }

  private async load(piece: Record<Name, Value[][]>): Promise<void> {
    const work = async (lane: Name[], at: number) => {
      for (const name of lane) await loadRows(this.lanes[at]!, TABLES[name], piece[name]);
    };
    await Promise.all(LANES.map(work));
  }

  private async writeCounts(cells: Map<string, number>): Promise<void> {
    const rows = [...cells].map(([cell, many]) => [...cell.split('\n'), many]);
    await this.ground.source.query(
      `INSERT INTO queue_count (${CELL.join(', ')}, many) VALUES ? ON DUPLICATE KEY UPDATE many = many + VALUES(many)`,
      [rows],
    );
  }
}

const cellOf = (one: Case): string =>
  [one.player.game_id, one.status, one.type, one.assignee?.id ?? 0, one.language, one.priority].join('\n');
