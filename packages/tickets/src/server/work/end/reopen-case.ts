import { Injectable } from '@nestjs/common';
import type { ReopenBody } from '@hub/contracts/tickets';
import type { StaffCaller } from '@hub/nest-kit/http';
import { statusAfter } from '../../ticket.moves.ts';
import { changeTicket } from '../../write-ticket.ts';
import { WorkOnCase } from '../work-on-case.ts';

/** Takes back a merge. A rating stays: it is about the first ending, and is given once. */
@Injectable()
export class ReopenCase {
  constructor(private readonly on: WorkOnCase) {}

  run(caller: StaffCaller, id: number, body: ReopenBody, seen: number) {
    return this.on.run(caller, id, { name: 'reopen', body, seen }, async (tx, ticket) => {
      const status = statusAfter('reopen', ticket.status);
      const before = { status: ticket.status, closed_by: ticket.closed_by, merged_into: ticket.merged_into_id };
      const detail = { reason: body.reason, before, after: { status } };
      const opened = { closed_at: null, closed_by: null, merged_into_id: null, waiting_since: () => 'NOW(3)' };
      await changeTicket(tx, this.on.desk, ticket, { move: 'reopen', by: caller, detail }, opened);
    });
  }
}
