import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Ticket } from '../ticket.entity.ts';
import { statusAfter } from '../ticket.moves.ts';
import { changeTicket } from '../write-ticket.ts';
import { TicketTaken } from './work.errors.ts';
import { WorkOnCase } from './work-on-case.ts';

/** The first wins, the second hears who it was. Taking it again changes nothing. */
@Injectable()
export class TakeCase {
  constructor(private readonly on: WorkOnCase) {}

  run(caller: StaffCaller, id: number, seen: number) {
    const { who } = caller;
    const isDone = ({ assignee_id, closed_at }: Ticket) => assignee_id === who.id && closed_at === null;
    return this.on.run(caller, id, { name: 'take', seen, isDone, refuse: mustBeFree }, async (tx, ticket) => {
      const status = statusAfter('take', ticket.status);
      const before = { status: ticket.status, assignee: null };
      const detail = { before, after: { status, assignee: who.login } };
      const taken = { assignee_id: who.id, assignee_name: who.name };
      await changeTicket(tx, this.on.desk, ticket, { move: 'take', by: caller, detail }, taken);
    });
  }
}

function mustBeFree({ status, assignee_id, assignee_name }: Ticket): void {
  statusAfter('take', status);
  if (assignee_id !== null) throw new TicketTaken(assignee_name ?? '');
}
