import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Ticket } from '../ticket.entity.ts';
import { changeTicket } from '../write-ticket.ts';
import { WorkOnCase } from './work-on-case.ts';

const isFree = ({ assignee_id }: Ticket) => assignee_id === null;

/** Nobody had it: nothing changes. */
@Injectable()
export class ReleaseCase {
  constructor(private readonly on: WorkOnCase) {}

  run(caller: StaffCaller, id: number, seen: number) {
    return this.on.run(caller, id, { name: 'release', seen, isDone: isFree }, async (tx, ticket) => {
      const { assignee_id, assignee_name } = ticket;
      const detail = { before: { assignee: `${assignee_name} #${assignee_id}` }, after: { assignee: null } };
      const free = { assignee_id: null, assignee_name: null };
      await changeTicket(tx, this.on.desk, ticket, { move: 'release', by: caller, detail }, free);
    });
  }
}
