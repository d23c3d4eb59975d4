import { Injectable } from '@nestjs/common';
import type { AssignBody, Colleague, ColleaguesView } from '@hub/contracts/tickets';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Ticket } from '../ticket.entity.ts';
import { statusAfter } from '../ticket.moves.ts';
import { changeTicket } from '../write-ticket.ts';
import { Colleagues } from './colleagues/colleagues.ts';
import { assigneeUnknown } from './work.errors.ts';
import { WorkOnCase } from './work-on-case.ts';

@Injectable()
export class AssignCase {
  constructor(
    private readonly on: WorkOnCase,
    private readonly colleagues: Colleagues,
  ) {}

  async choices(caller: StaffCaller, id: number): Promise<ColleaguesView> {
    const { game_id } = await this.on.served(caller, id);
    return { data: await this.colleagues.of(game_id) };
  }

  async run(caller: StaffCaller, id: number, body: AssignBody, seen: number) {
    const { game_id } = await this.on.served(caller, id);
    const person = await this.person(caller, game_id, body.staff_id);
    const isDone = ({ assignee_id, closed_at }: Ticket) => assignee_id === person.id && closed_at === null;
    return this.on.run(caller, id, { name: 'assign', body, seen, isDone }, async (tx, ticket) => {
      const status = statusAfter('assign', ticket.status);
      // It was moved to another game since the colleague was found.
      if (ticket.game_id !== game_id) throw assigneeUnknown();
      const after = { status, assignee_id: person.id, assignee_name: person.name };
      const before = { status: ticket.status, assignee_id: ticket.assignee_id, assignee_name: ticket.assignee_name };
      await changeTicket(tx, this.on.desk, ticket, { move: 'assign', by: caller, detail: { before, after } }, after);
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
