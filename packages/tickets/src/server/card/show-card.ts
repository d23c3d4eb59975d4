import { Injectable } from '@nestjs/common';
import { gamesOf, taipeiIso } from '@hub/contracts/shared';
import { ticketReaders, type CardQuery, type PlayerCardRow, type PlayerCardView } from '@hub/contracts/tickets';
import { playerLook, AccessTraces } from '@hub/nest-kit/audit';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { In } from 'typeorm';
import { auditOf } from '../ticket.audit.ts';
import { Ticket } from '../ticket.entity.ts';
import { TicketNotFound } from '../ticket.errors.ts';
import { mustRead } from '../ticket.policy.ts';
import { maskedPreview } from '../ticket.view.ts';
import { playerTickets, sameBy, type Asked } from './player-tickets.ts';

const PAGE = 10;
/** Beyond this the exact number helps nobody. */
const COUNTED = 200;

/** Cases of games that the asker does not serve are neither shown nor counted. */
@Injectable()
export class ShowCard {
  constructor(
    private readonly db: Db,
    private readonly traces: AccessTraces,
  ) {}

  async run(caller: StaffCaller, { case: id, game_id, uid, page }: CardQuery): Promise<PlayerCardView> {
    if (id !== undefined) return this.list(caller, await this.ofCase(caller, id), id, page);
    const asked = await this.ofAccount(caller, String(game_id), String(uid));
    return this.list(caller, asked, null, page);
  }

  private async ofCase(caller: StaffCaller, id: number): Promise<Asked> {
    const ticket = await this.db.source.getRepository(Ticket).findOneBy({ id });
    if (!ticket) throw new TicketNotFound();
    mustRead(caller.who, ticket.game_id);
    await this.traces.leave(auditOf(caller, 'ticket.card', ticket, {}));
    return ticket;
  }

  /** Whether or not the account ever wrote: that somebody looked is noted. */
  private async ofAccount(caller: StaffCaller, game: string, uid: string): Promise<Asked> {
    mustRead(caller.who, game);
    await this.traces.leave(playerLook(caller, 'player.card', { game_id: game, uid }));
    return { game_id: game, partner_uid: uid, email_mac: null, phone_mac: null };
  }

  /** `own`: the case that was asked for, which is counted and not listed. */
  private async list(
    { who }: StaffCaller,
    asked: Asked,
    own: number | null,
    page: number | undefined,
  ): Promise<PlayerCardView> {
    const { source } = this.db;
    const tickets = source.getRepository(Ticket);
    const games = gamesOf(who, ticketReaders);
    // One more for the case itself, one to see whether there are more.
    const ids = await playerTickets(source, asked, games, { before: page, limit: PAGE + 2 });
    const others = ids.filter((one) => one !== own);
    const shown = others.slice(0, PAGE);
    const rows = await tickets.find({ where: { id: In(shown) }, order: { id: 'DESC' } });
    const all = await playerTickets(source, asked, games, { limit: COUNTED + 1 });
    const [first] = await playerTickets(source, asked, games, { limit: 1, oldest: true });
    const since = first === undefined ? null : await tickets.findOneBy({ id: first });
    return {
      data: {
        total: Math.min(all.length, COUNTED),
        more: all.length > COUNTED,
        since: since && taipeiIso(since.created_at),
        reports: rows.map((row) => cardRow(asked, row)),
      },
      page: { next: others.length > PAGE ? String(shown.at(-1)) : null },
    };
  }
}

const cardRow = (asked: Asked, row: Ticket): PlayerCardRow => ({
  id: row.id,
  game_id: row.game_id,
  game_name: row.game_name,
  type_text: row.type_text,
  status: String(row.status),
  preview: maskedPreview(row.content),
  create_time: taipeiIso(row.created_at),
  csat: row.csat === null ? null : row.csat === 1 ? '1' : '2',
  same: sameBy(asked, row),
});
