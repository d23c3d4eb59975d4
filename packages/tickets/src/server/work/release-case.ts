import { Injectable } from '@nestjs/common';
import type { ReleaseBody } from '@hub/contracts/tickets';
import type { StaffCaller } from '@hub/nest-kit/http';
import { auditOf } from '../ticket.audit.ts';
import { mustBeAsRead } from './assign-case.ts';
import { moveTicket } from './move-ticket.ts';
import { WorkOnCase } from './work-on-case.ts';

/** A case goes back to everybody, by somebody who knows who has it now. Nobody had it: nothing changes. */
@Injectable()
export class ReleaseCase {
  constructor(private readonly on: WorkOnCase) {}

  run(caller: StaffCaller, id: number, body: ReleaseBody) {
    return this.on.run(caller, id, { name: 'release', body }, async (tx, ticket) => {
      const { assignee_id, assignee_name } = ticket;
      if (assignee_id === null) return;
      mustBeAsRead(ticket, body.instead_of);
      await moveTicket(tx, this.on.desk, ticket, { assignee_id: null, assignee_name: null }, 'staff');
      const before = { assignee: `${assignee_name} #${assignee_id}` };
      await tx.audit(auditOf(caller, 'ticket.release', ticket, { before, after: { assignee: null } }));
    });
  }
}
