import { Injectable } from '@nestjs/common';
import type { AssignBody, Colleague, ColleaguesView } from '@hub/contracts/tickets';
import type { StaffCaller } from '@hub/nest-kit/http';
import { auditOf } from '../ticket.audit.ts';
import type { Ticket } from '../ticket.entity.ts';
import { statusAfter } from '../ticket.moves.ts';
import { Colleagues } from './colleagues/colleagues.ts';
import { moveTicket } from './move-ticket.ts';
import { assigneeUnknown, ticketReleased, TicketTaken } from './work.errors.ts';
import { WorkOnCase } from './work-on-case.ts';

/** A case is handed to a colleague who serves its game, by somebody who knows who has it now. */
@Injectable()
export class AssignCase {
  constructor(
    private readonly on: WorkOnCase,
    private readonly colleagues: Colleagues,
  ) {}

  /** Whom the case can be handed to. */
  async choices(caller: StaffCaller, id: number): Promise<ColleaguesView> {
    const { game_id } = await this.on.served(caller, id);
    return { data: await this.colleagues.of(game_id) };
  }

  async run(caller: StaffCaller, id: number, body: AssignBody) {
    const { staff_id, instead_of } = body;
    const { game_id } = await this.on.served(caller, id);
    const person = await this.person(caller, game_id, staff_id);
    return this.on.run(caller, id, { name: 'assign', body }, async (tx, ticket) => {
      const status = statusAfter('take', ticket.status);
      if (ticket.assignee_id === person.id) return;
      mustBeAsRead(ticket, instead_of);
      // It was moved to another game since the colleague was found.
      if (ticket.game_id !== game_id) throw assigneeUnknown();
      const after = { status, assignee_id: person.id, assignee_name: person.name };
      await moveTicket(tx, this.on.desk, ticket, after, 'staff');
      const before = { status: ticket.status, assignee_id: ticket.assignee_id, assignee_name: ticket.assignee_name };
      await tx.audit(auditOf(caller, 'ticket.assign', ticket, { before, after }));
    });
  }

  /** Oneself needs no look: who may change the case may have it. */
  private async person({ who }: StaffCaller, gameId: string, staffId: number): Promise<Colleague> {
    if (staffId === who.id) return { id: who.id, name: who.name };
    const found = (await this.colleagues.of(gameId)).find(({ id }) => id === staffId);
    if (!found) throw assigneeUnknown();
    return found;
  }
}

/** Somebody else has it by now, or nobody: whoever wants to change that must know whom it is taken from. */
export function mustBeAsRead({ assignee_id, assignee_name }: Ticket, instead: number | null): void {
  if (assignee_id === instead) return;
  if (assignee_id === null) throw ticketReleased();
  throw new TicketTaken(assignee_name ?? '');
}
