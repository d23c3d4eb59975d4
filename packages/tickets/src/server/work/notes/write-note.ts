import { Injectable } from '@nestjs/common';
import type { StaffTicketView } from '@hub/contracts/tickets';
import type { Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { Ticket } from '../../ticket.entity.ts';
import { TicketNotFound } from '../../ticket.errors.ts';
import { changeTicket } from '../../write-ticket.ts';
import { noteForeign } from '../work.errors.ts';
import { WorkOnCase } from '../work-on-case.ts';
import { StaffNote } from './note.entity.ts';

/** `first`: the note that is written anew, null for a new one. */
type Written = { content: string; seen: number; first: number | null };
type Kept = { caller: StaffCaller; content: string; first: number | null };

/** A note holds back nobody's answer: the case keeps its version, and only staff hears of it. Old versions stay. */
@Injectable()
export class WriteNote {
  constructor(private readonly on: WorkOnCase) {}

  run(caller: StaffCaller, id: number, { content, seen, first }: Written): Promise<StaffTicketView> {
    const name = first === null ? 'note' : `notes/${first}`;
    return this.on.run(caller, id, { name, body: { content }, seen }, (tx, ticket) =>
      this.keep(tx, ticket, { caller, content, first }),
    );
  }

  private async keep(tx: Tx, ticket: Ticket, { caller, content, first }: Kept): Promise<void> {
    const { who } = caller;
    if (first !== null) {
      const note = await tx.manager.findOneBy(StaffNote, { id: first, ticket_id: ticket.id });
      if (!note || note.first_id !== null) throw new TicketNotFound();
      if (note.staff_id !== who.id) throw noteForeign();
    }
    const values = { ticket_id: ticket.id, first_id: first, staff_id: who.id, staff_name: who.name, content };
    const written = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(StaffNote)
      .values(values)
      .updateEntity(false)
      .execute();
    const note = Number((written.raw as { insertId: number }).insertId);
    const move = first === null ? 'note' : 'edit-note';
    const detail = first === null ? { note } : { note: first, version: note };
    await changeTicket(tx, this.on.desk, ticket, { move, by: caller, detail });
  }
}
