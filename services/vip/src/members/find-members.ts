import { Injectable } from '@nestjs/common';
import {
  EXPIRING_DAYS,
  vipReaders,
  vipSources,
  type VipCountsView,
  type VipListView,
  type VipQuery,
  type VipRow,
} from '@hub/contracts/vip';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { Db, limitedQuery, QueryStopped } from '@hub/nest-kit/db';
import { InvalidInput, TemporarilyUnavailable } from '@hub/nest-kit/http';
import { gamesFor, mustSee } from './members.policy.ts';
import { orderOf, partsOf, partSql, placeOf, saidRows, type Cursor, type WantedQuery } from './list-parts.ts';
import { FindNamedAccounts } from './named-accounts.ts';
import { memberRow, type MemberRow } from './members.view.ts';

const PAGE = 25;
const LONGEST_MS = 3000;
/** The door shows no larger number. */
const COUNTED = 100;
type Account = Pick<MemberRow, 'game_id' | 'partner_uid'>;
type Ordered = MemberRow & { ordered_by: Date | string };

/** Who is VIP, by what each source says. */
@Injectable()
export class FindMembers {
  constructor(
    private readonly db: Db,
    private readonly named: FindNamedAccounts,
  ) {}

  async list(who: StaffPrincipal, query: VipQuery): Promise<VipListView> {
    const games = await this.games(who, query.game_id);
    const cursor = cursorOf(query.page);
    const named = query.q ? await this.named.run(query.q, games, query.game_id ?? '') : undefined;
    const rows = await this.rows({ ...query, named }, games, cursor);
    const shown = rows.slice(0, PAGE);
    return {
      data: await this.shown(who, shown),
      page: { next: rows.length > PAGE ? cursorAfter(shown.at(-1)!) : null },
    };
  }

  async count(who: StaffPrincipal): Promise<VipCountsView> {
    const games = await this.games(who);
    const query = { state: 'active', days: EXPIRING_DAYS } as const;
    const parts = partsOf(query, games).map((part) => partSql(part, query, null, COUNTED + 1));
    if (parts.length === 0) return { data: { expiring: 0, more: false, days: EXPIRING_DAYS } };
    const [row] = await this.read<{ many: string }>(
      `SELECT COUNT(*) AS many FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')} LIMIT ${COUNTED + 1}) AS soon`,
      parts.flatMap(({ values }) => values),
    );
    const many = Number(row?.many ?? 0);
    return { data: { expiring: Math.min(many, COUNTED), more: many > COUNTED, days: EXPIRING_DAYS } };
  }

  /** An entry of staff at one of the reader's games; throws when there is none. */
  async one(who: StaffPrincipal, id: number): Promise<VipRow> {
    const [entry] = Number.isSafeInteger(id)
      ? await this.db.source.query<{ game_id: string; partner_uid: string }[]>(
          'SELECT game_id, partner_uid FROM vip_entry WHERE id = ?',
          [id],
        )
      : [];
    mustSee(who, entry?.game_id);
    const rows = await this.ofAccount(who, entry!.game_id, entry!.partner_uid);
    return rows.find((row) => row.id === id)!;
  }

  /** Everything that is said of an account, also what is over. */
  async ofAccount(who: StaffPrincipal, game: string, uid: string): Promise<VipRow[]> {
    const said = await this.said([{ game_id: game, partner_uid: uid }]);
    const now = await this.now();
    return said.map((row) => memberRow(row, said, who, now));
  }

  private async rows(query: WantedQuery, games: readonly string[], cursor: Cursor | null): Promise<Ordered[]> {
    const parts = partsOf(query, games).map((part) => partSql(part, query, cursor, PAGE + 1));
    if (parts.length === 0) return [];
    const way = orderOf(query).down ? 'DESC' : 'ASC';
    const order = ['ordered_by', 'game_id', 'source', 'partner_uid'].map((column) => `${column} ${way}`).join();
    return this.read<Ordered>(
      `SELECT * FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) AS said ORDER BY ${order} LIMIT ${PAGE + 1}`,
      parts.flatMap(({ values }) => values),
    );
  }

  /** Each row knows what counts for its account, so the other sources of a page's accounts are read as well. */
  private async shown(who: StaffPrincipal, rows: readonly MemberRow[]): Promise<VipRow[]> {
    const now = await this.now();
    const said = await this.said(rows);
    const of = Map.groupBy(said, ({ game_id, partner_uid }) => `${game_id} ${partner_uid}`);
    return rows.map((row) => memberRow(row, of.get(`${row.game_id} ${row.partner_uid}`) ?? [row], who, now));
  }

  /** One statement: a part for each game and source, by key. */
  private async said(accounts: readonly Account[]): Promise<MemberRow[]> {
    const byGame = Map.groupBy(accounts, ({ game_id }) => game_id);
    const parts = [...byGame].flatMap(([game, some]) =>
      vipSources.map((source) => ({
        sql: saidRows(source, 'AND partner_uid IN (?)'),
        values: [game, some.map(({ partner_uid }) => partner_uid)],
      })),
    );
    if (parts.length === 0) return [];
    return this.read<MemberRow>(
      `SELECT * FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) AS said`,
      parts.flatMap(({ values }) => values),
    );
  }

  /** The games, of those of which anything was ever said, whose lists somebody may see. */
  private async games(who: StaffPrincipal, only?: string): Promise<string[]> {
    const games = gamesFor(who, vipReaders);
    if (only) return games === '*' || games.includes(only) ? [only] : [];
    if (games !== '*') return games;
    const tables = ['vip_entry', 'vip_push', 'vip_earned'];
    const rows = await this.db.source.query<{ game_id: string }[]>(
      tables.map((table) => `(SELECT game_id FROM ${table} GROUP BY game_id)`).join(' UNION ') + ' ORDER BY game_id',
    );
    return rows.map(({ game_id }) => game_id);
  }

  private async read<Row>(select: string, values: unknown[]): Promise<Row[]> {
    try {
      return await limitedQuery<Row>(this.db.source, LONGEST_MS, select, values);
    } catch (error) {
      throw error instanceof QueryStopped ? new TemporarilyUnavailable() : error;
    }
  }

  private async now(): Promise<Date> {
    const [row] = await this.db.source.query<{ now: Date }[]>('SELECT NOW(3) AS now');
    return row!.now;
  }
}

const KEY = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}$/;

/** Key, game, source and account of the last row, in one text. */
function cursorAfter({ ordered_by, game_id, source, partner_uid }: Ordered): string {
  const key = ordered_by instanceof Date ? ordered_by.toISOString().replace('T', ' ').replace('Z', '') : ordered_by;
  const place = placeOf({ game: game_id, source }, partner_uid);
  return Buffer.from(JSON.stringify([key, place])).toString('base64url');
}

function cursorOf(page: string | undefined): Cursor | null {
  if (!page) return null;
  try {
    const read: unknown = JSON.parse(Buffer.from(page, 'base64url').toString());
    const [key, place] = read as [unknown, unknown];
    const isKey = typeof key === 'string' && (KEY.test(key) || /^[\x21-\x7e]{1,64}$/.test(key));
    if (isKey && typeof place === 'string' && place.length <= 110) return { key, place };
  } catch {
    // No cursor of ours.
  }
  throw new InvalidInput({ page: { code: 'FIELD_INVALID' } });
}
