import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '@hub/contracts/shared';
import type { Desk, TicketListView } from '@hub/contracts/tickets';
import { Db, Reads, select } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { CasesOfMember } from './members/cases-of-member.ts';
import { ReplyForecast } from './forecast/reply-forecast.ts';
import { DESK, GameSettings } from './ports.ts';
import { Ticket } from './ticket.entity.ts';
import { listItem, type ListRow } from './ticket.view.ts';
import type { Part } from './queue/queue-walk.ts';
import { inReadersWords } from './words/case-words.ts';

const PAGE = 20;
const COLUMNS =
  'id, status, is_read, created_at, content, type_text, answered_at, game_id, question_type, waiting_since';

const statesOf = new Map([
  ['processing', [0, 1]],
  ['replied', [2, 7]],
  ['closed', [4]],
]);

/** `before`: the cursor of the answer before, for whoever reads on; `page`: a page by its number, from 1, for whoever jumps. */
export type ListQuery = { page?: string; before?: string; state?: string };

/** Deeper than this nobody turns pages; the cursor goes on. */
const LAST_PAGE = 500;

const wholeOf = (text: string | undefined) => (Number.isInteger(Number(text)) ? Number(text) : 0);

/** A player's own reports, newest first; a case token sees its one case, a member those that came with the proven address. */
@Injectable()
export class ListTickets {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly reads: Reads,
    private readonly forecast: ReplyForecast,
    private readonly settings: GameSettings,
    private readonly members: CasesOfMember,
  ) {}

  async run({ who, language }: Pick<Caller, 'who' | 'language'>, query: ListQuery): Promise<TicketListView> {
    const own = who.kind === 'M' ? await this.members.casesOf(who) : this.ownedBy(who);
    if (!own) return { msg: [], next: null, total: 0 };
    const states = statesOf.get(query.state ?? '');
    const where = states ? { ...own, sql: `${own.sql} AND status IN (${states.join()})` } : own;
    const before = wholeOf(query.before);
    const skipped = before > 0 ? 0 : (Math.min(Math.max(wholeOf(query.page), 1), LAST_PAGE) - 1) * PAGE;
    const later = before > 0 || skipped > 0;
    const sql = `SELECT ${COLUMNS} FROM ticket
      WHERE ${where.sql}${before > 0 ? ' AND id < ?' : ''} ORDER BY id DESC LIMIT ${PAGE + 1} OFFSET ${skipped}`;
    const rows = await this.reads.rows(select<ListRow>(sql, before > 0 ? [...where.values, before] : where.values));
    const page = rows.slice(0, PAGE);
    const last = page.at(-1);
    const more = rows.length > PAGE;
    // Most players have fewer than a page holds: then it has been counted.
    const total = later || more ? await this.count(where) : rows.length;
    const item = async (row: ListRow) =>
      listItem(await inReadersWords(this.settings, row, language), await this.forecast.of(row));
    const msg = await Promise.all(page.map(item));
    return { msg, next: more && last ? String(last.id) : null, total };
  }

  /** What a caller may see, as a condition; null when that is nothing. */
  private ownedBy(who: Principal): Part | null {
    if (who.kind === 'S') return { sql: 'game_id = ? AND partner_uid = ?', values: [who.game, who.uid] };
    if (who.kind === 'K' && who.desk === this.desk.key) return { sql: 'id = ?', values: [who.ticket] };
    return null;
  }

  private async count({ sql, values }: Part): Promise<number> {
    const counted = select<{ many: string }>(`SELECT COUNT(*) AS many FROM ticket WHERE ${sql}`, values);
    const rows = await this.reads.rows(counted);
    return Number(rows[0]?.many ?? 0);
  }

  async unreadOf(who: Principal): Promise<number> {
    if (who.kind === 'S') return this.unreadOfAccount(who.game, who.uid);
    if (who.kind === 'K' && who.desk === this.desk.key)
      return this.db.source.getRepository(Ticket).countBy({ id: who.ticket, status: 2, is_read: 0 });
    return 0;
  }

  /** The same, for the game itself: 0 for an account that nobody knows. */
  unreadOfAccount(game: string, uid: string): Promise<number> {
    const tickets = this.db.source.getRepository(Ticket);
    return tickets.countBy({ game_id: game, partner_uid: uid, status: 2, is_read: 0 });
  }
}
