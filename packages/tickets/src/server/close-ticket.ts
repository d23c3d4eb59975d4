import { Inject, Injectable } from '@nestjs/common';
import type { CloseBody, Desk, ShownQuery, TicketView } from '@hub/contracts/tickets';
import { Db, type Tx } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { DESK } from './ports.ts';
import { Reply } from './reply.entity.ts';
import { TicketNews, TicketUnanswered } from './ticket.errors.ts';
import { Ticket } from './ticket.entity.ts';
import { ViewTicket } from './view-ticket.ts';
import { changeTicket } from './write-ticket.ts';

/** Follow-up, answer and close lock the row before they look: no message of the player is later than `closed_at`. */
@Injectable()
export class CloseTicket {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly view: ViewTicket,
  ) {}

  async run(
    caller: Caller,
    { question_id, reply_id }: CloseBody,
    shown: ShownQuery,
  ): Promise<{ msg: Partial<TicketView> }> {
    const { id } = await this.view.owned(caller, question_id);
    await this.db.runTx(async (tx) => {
      const ticket = await tx.manager.findOneOrFail(Ticket, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (ticket.closed_at === null) await this.close(tx, ticket, reply_id);
    });
    return this.view.run(caller, id, shown);
  }

  private async close(tx: Tx, ticket: Ticket, seen: number | undefined): Promise<void> {
    const { id } = ticket;
    const last = await tx.manager.findOne(Reply, { where: { ticket_id: id }, order: { id: 'DESC' } });
    if (last?.is_official !== 1) throw new TicketUnanswered();
    if (seen !== undefined && seen !== last.id) throw new TicketNews();
    const closed = { is_read: 1, waiting_since: null, closed_at: () => 'NOW(3)', closed_by: 'player' } as const;
    await changeTicket(tx, this.desk, ticket, { move: 'close', by: 'owner' }, closed);
  }
}
