import { Inject, Injectable } from '@nestjs/common';
import type { Desk, StaffTicketView } from '@hub/contracts/tickets';
import { Db, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { findTicket } from '../find-ticket.ts';
import { DESK } from '../ports.ts';
import { ReadAsStaff } from '../read-as-staff.ts';
import { TicketChanged, TicketNotFound } from '../ticket.errors.ts';
import { Ticket } from '../ticket.entity.ts';
import { mustAnswer } from '../ticket.policy.ts';

type Work = (tx: Tx, ticket: Ticket) => Promise<unknown>;

/**
 * The way to every change of staff: the case must be one that this person serves, its row is locked, and the right is
 * looked at again under the lock, since the game of a case can change. The answer is the case as it is then.
 */
@Injectable()
export class WorkOnCase {
  constructor(
    @Inject(DESK) readonly desk: Desk,
    readonly db: Db,
    private readonly reading: ReadAsStaff,
  ) {}

  /** The case if this person may change it; 404 when it is none of theirs, 403 for who may only read. */
  async served(caller: StaffCaller, id: number): Promise<Ticket> {
    const ticket = await findTicket(this.db.source, id);
    if (!ticket) throw new TicketNotFound();
    mustAnswer(caller.who, ticket.game_id);
    return ticket;
  }

  async run(caller: StaffCaller, id: number, work: Work, seen: number | null = null): Promise<StaffTicketView> {
    await this.served(caller, id);
    await this.db.runTx(async (tx) => {
      const ticket = await tx.manager.findOneOrFail(Ticket, { where: { id }, lock: { mode: 'pessimistic_write' } });
      mustAnswer(caller.who, ticket.game_id);
      if (seen !== null && seen !== ticket.version) throw new TicketChanged();
      await work(tx, ticket);
    });
    return this.view(caller, id);
  }

  async view(caller: StaffCaller, id: number): Promise<StaffTicketView> {
    return this.reading.view(caller, await this.db.source.getRepository(Ticket).findOneByOrFail({ id }));
  }
}
