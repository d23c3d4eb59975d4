import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '@hub/nest-kit/http';
import { auditOf } from '../ticket.audit.ts';
import { statusAfter } from '../ticket.moves.ts';
import { moveTicket } from './move-ticket.ts';
import { TicketTaken } from './work.errors.ts';
import { WorkOnCase } from './work-on-case.ts';

/** Somebody takes a case that nobody has: the first wins, the second hears who it was. Taking it again changes nothing. */
@Injectable()
export class TakeCase {
  constructor(private readonly on: WorkOnCase) {}

  run(caller: StaffCaller, id: number) {
    const { who } = caller;
    return this.on.run(caller, id, { name: 'take' }, async (tx, ticket) => {
      const status = statusAfter('take', ticket.status);
      if (ticket.assignee_id === who.id) return;
      if (ticket.assignee_id !== null) throw new TicketTaken(ticket.assignee_name ?? '');
      await moveTicket(tx, this.on.desk, ticket, { status, assignee_id: who.id, assignee_name: who.name }, 'staff');
      const before = { status: ticket.status, assignee: null };
      await tx.audit(auditOf(caller, 'ticket.take', ticket, { before, after: { status, assignee: who.login } }));
    });
  }
}
