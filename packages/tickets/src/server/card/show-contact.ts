import { Injectable } from '@nestjs/common';
import type { ContactView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { ContactBox } from '../contact-box.ts';
import { auditOf } from '../ticket.audit.ts';
import { Ticket } from '../ticket.entity.ts';
import { TicketNotFound } from '../ticket.errors.ts';
import { mustRead } from '../ticket.policy.ts';
import { phoneOf } from '../ticket.view.ts';

/** The whole contact of a case, by a click of its own; the audit has it before it is shown. */
@Injectable()
export class ShowContact {
  constructor(
    private readonly db: Db,
    private readonly box: ContactBox,
  ) {}

  async run(caller: StaffCaller, id: number): Promise<ContactView> {
    const ticket = await this.db.source.getRepository(Ticket).findOneBy({ id });
    if (!ticket) throw new TicketNotFound();
    mustRead(caller.who, ticket.game_id);
    await this.db.runTx((tx) => tx.audit(auditOf(caller, 'ticket.contact', ticket, {})));
    const contact = this.box.of(ticket);
    return { data: { email: contact.email, phone: phoneOf(contact) } };
  }
}
