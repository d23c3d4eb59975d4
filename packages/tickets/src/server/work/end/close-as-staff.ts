import { Injectable } from '@nestjs/common';
import type { Desk } from '@hub/contracts/tickets';
import type { Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { StaffActor } from '../../ticket.audit.ts';
import type { Ticket } from '../../ticket.entity.ts';
import { statusAfter } from '../../ticket.moves.ts';
import { changeTicket } from '../../write-ticket.ts';
import { WorkOnCase } from '../work-on-case.ts';

const isClosed = ({ closed_at }: Ticket) => closed_at !== null;

/** Closing again changes nothing. */
@Injectable()
export class CloseAsStaff {
  constructor(private readonly on: WorkOnCase) {}

  run(caller: StaffCaller, id: number, seen: number) {
    return this.on.run(caller, id, { name: 'close', seen, isDone: isClosed }, (tx, ticket) =>
      closeTicket(tx, this.on.desk, caller, ticket),
    );
  }
}

/** Closes a case whose row is locked. An answer that was not opened yet stays marked as new for its owner. */
export async function closeTicket(tx: Tx, desk: Desk, actor: StaffActor, ticket: Ticket): Promise<void> {
  const detail = { before: { status: ticket.status }, after: { status: statusAfter('end', ticket.status) } };
  const closed = { waiting_since: null, closed_at: () => 'NOW(3)', closed_by: 'staff' } as const;
  await changeTicket(tx, desk, ticket, { move: 'end', by: actor, detail }, closed);
}
