import { Injectable } from '@nestjs/common';
import { gamesOf, taipeiIso } from '@hub/contracts/shared';
import { ticketReaders, type CardQuery, type PlayerCardRow, type PlayerCardView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { In } from 'typeorm';
import { auditOf } from '../ticket.audit.ts';
import { Ticket } from '../ticket.entity.ts';
import { TicketNotFound } from '../ticket.errors.ts';
import { mustRead } from '../ticket.policy.ts';
import { maskedPreview } from '../ticket.view.ts';
import { playerTickets, sameBy } from './player-tickets.ts';

const PAGE = 10;
/** Beyond this the exact number helps nobody. */
const COUNTED = 200;

/** What else the player of a case has reported, at the games that the asker serves; others are neither shown nor counted. */
@Injectable()
export class ShowCard {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller, { case: id, page }: CardQuery): Promise<PlayerCardView> {
    const tickets = this.db.source.getRepository(Ticket);
    const ticket = await tickets.findOneBy({ id });
    if (!ticket) throw new TicketNotFound();
    mustRead(caller.who, ticket.game_id);
    const games = gamesOf(caller.who, ticketReaders);
    if (!page) await this.db.runTx((tx) => tx.audit(auditOf(caller, 'ticket.card', ticket, {})));
    const { source } = this.db;
    // One more for the case itself, which is not listed, one to see whether there are more.
    const ids = await playerTickets(source, ticket, games, { before: page, limit: PAGE + 2 });
    const others = ids.filter((one) => one !== id);
    const shown = others.slice(0, PAGE);
    const rows = await tickets.find({ where: { id: In(shown) }, order: { id: 'DESC' } });
    const all = await playerTickets(source, ticket, games, { limit: COUNTED + 1 });
    const [first] = await playerTickets(source, ticket, games, { limit: 1, oldest: true });
    const since = first === undefined ? null : await tickets.findOneBy({ id: first });
    return {
      data: {
        total: Math.min(all.length, COUNTED),
        more: all.length > COUNTED,
        since: since && taipeiIso(since.created_at),
        reports: rows.map((row) => cardRow(ticket, row)),
      },
      page: { next: others.length > PAGE ? String(shown.at(-1)) : null },
    };
  }
}

const cardRow = (asked: Ticket, row: Ticket): PlayerCardRow => ({
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
