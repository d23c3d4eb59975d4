import { Inject, Injectable } from '@nestjs/common';
import type { Desk, FeeBody, FeeView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { findTicket, lockTicket } from '../find-ticket.ts';
import { DESK } from '../ports.ts';
import { TicketNotFound } from '../ticket.errors.ts';
import { mustBeAsSeen, WorkOnCase } from '../work/work-on-case.ts';
import { changeTicket } from '../write-ticket.ts';
import { mustNoteFee, noFee } from './deadline.policy.ts';
import { findDeadline } from './deadline.view.ts';
import { deadlineRow, FOUND, OF_CASE, type Found } from './find-deadlines.ts';
import { writeFee } from './keep-deadline.ts';

/** No money comes in here: somebody who saw it says so, with their name and how it was paid. */
@Injectable()
export class NoteFee {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly on: WorkOnCase,
  ) {}

  async run(caller: StaffCaller, id: number, body: FeeBody, seen: number): Promise<FeeView> {
    const { who } = caller;
    const found = await findTicket(this.db.source, id);
    if (!found) throw new TicketNotFound();
    mustNoteFee(who, found.game_id);
    const { fee, reason = '' } = body;
    const submit = this.on.submit(caller, id, { name: 'fee', body, seen });
    await this.db.runTx(async (tx) => {
      const ticket = await lockTicket(tx, id);
      if (!ticket) throw new TicketNotFound();
      mustNoteFee(who, ticket.game_id);
      await this.on.once(tx, submit, ticket, async () => {
        const deadline = await findDeadline(tx.manager, ticket);
        if (!deadline || deadline.fee === null) throw noFee(who, ticket.game_id);
        mustBeAsSeen(ticket, { seen });
        if (deadline.fee === fee) return;
        await writeFee(tx, id, { fee, fee_by: who.name, fee_note: reason });
        const detail = { reason, before: { fee: deadline.fee }, after: { fee } };
        await changeTicket(tx, this.desk, ticket, { move: 'fee', by: caller, detail });
      });
    });
    const rows: Found[] = await this.db.source.query(
      `SELECT ${FOUND} FROM case_deadline d ${OF_CASE} WHERE d.ticket_id = ?`,
      [id],
    );
    const [row] = rows;
    if (!row) throw new TicketNotFound();
    return { data: deadlineRow(who, row) };
  }
}
