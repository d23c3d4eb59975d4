import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '@hub/nest-kit/http';
import { auditOf } from '../ticket.audit.ts';
import { moveTicket } from './move-ticket.ts';
import { WorkOnCase } from './work-on-case.ts';

/** A case goes back to everybody. Nobody had it: nothing changes. */
@Injectable()
export class ReleaseCase {
  constructor(private readonly on: WorkOnCase) {}

  run(caller: StaffCaller, id: number) {
    return this.on.run(caller, id, async (tx, ticket) => {
      const { assignee_id, assignee_name } = ticket;
      if (assignee_id === null) return;
      await moveTicket(tx, this.on.desk, ticket, { assignee_id: null, assignee_name: null }, 'staff');
      const before = { assignee: `${assignee_name} #${assignee_id}` };
      await tx.audit(auditOf(caller, 'ticket.release', ticket, { before, after: { assignee: null } }));
    });
  }
}
