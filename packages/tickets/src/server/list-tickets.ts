import { Inject, Injectable } from '@nestjs/common';
import type { Who } from '@hub/contracts/shared';
import type { Desk, TicketListView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { DESK } from './ports.ts';
import { Ticket } from './ticket.entity.ts';
import { listItem } from './ticket.view.ts';

const PAGE = 20;

/** States as the list's tabs name them. */
const statesOf: Record<string, number[]> = { processing: [0, 1], replied: [2, 7], closed: [4] };

export type ListQuery = { page?: string; state?: string };

/** A player's own reports, newest first, by keyset; a case token sees its one case. */
@Injectable()
export class ListTickets {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
  ) {}

  async run(who: Who, query: ListQuery): Promise<TicketListView> {
    const tickets = this.db.source
      .getRepository(Ticket)
      .createQueryBuilder('t')
      .orderBy('t.id', 'DESC')
      .take(PAGE + 1);
    if (who.kind === 'S') tickets.where({ game_id: who.game, partner_uid: who.uid });
    else if (who.kind === 'K' && who.desk === this.desk.key) tickets.where({ id: who.ticket });
    else return { msg: [], next: null, total: 0 };
    const states = statesOf[query.state ?? ''];
    if (states) tickets.andWhere('t.status IN (:...states)', { states });
    const total = await tickets.clone().take(undefined).getCount();
    const before = Number(query.page);
    if (Number.isInteger(before) && before > 1) tickets.andWhere('t.id < :before', { before });
    const rows = await tickets.getMany();
    const page = rows.slice(0, PAGE);
    const last = page.at(-1);
    return { msg: page.map(listItem), next: rows.length > PAGE && last ? String(last.id) : null, total };
  }

  /** How many cases a person answered and the player has not opened yet. */
  async unreadOf(who: Who): Promise<number> {
    const tickets = this.db.source.getRepository(Ticket);
    if (who.kind === 'S') return tickets.countBy({ game_id: who.game, partner_uid: who.uid, status: 2, is_read: 0 });
    if (who.kind === 'K' && who.desk === this.desk.key)
      return tickets.countBy({ id: who.ticket, status: 2, is_read: 0 });
    return 0;
  }
}
