import { Injectable } from '@nestjs/common';
import { staffMay, taipeiIso } from '@hub/contracts/shared';
import { ticketReaders, type StaffTicketView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { ShowPictures } from './attachments/show-pictures.ts';
import { maskedEmail, maskedPhone } from './card/masked-contact.ts';
import { findReplies, findTicket } from './find-ticket.ts';
import { linksOf } from './follow-case.ts';
import { isDead } from './mail-log/dead-address.ts';
import { assigneeOf } from './queue/find-queue.ts';
import { auditOf } from './ticket.audit.ts';
import { TicketNotFound } from './ticket.errors.ts';
import type { Ticket } from './ticket.entity.ts';
import { mustRead } from './ticket.policy.ts';
import { endingOf, replyView, textToHtml } from './ticket.view.ts';
import { workFactsOf } from './work/work-facts.ts';

/** Staff opens a case; reading personal data leaves a trace. */
@Injectable()
export class ReadAsStaff {
  constructor(
    private readonly db: Db,
    private readonly pictures: ShowPictures,
  ) {}

  async run(caller: StaffCaller, id: number): Promise<StaffTicketView> {
    const ticket = await findTicket(this.db.source, id);
    if (!ticket) throw new TicketNotFound();
    mustRead(caller.who, ticket.game_id);
    await this.db.runTx((tx) => tx.audit(auditOf(caller, 'ticket.read', ticket, {})));
    return this.view(caller, ticket);
  }

  async view({ who }: StaffCaller, ticket: Ticket): Promise<StaffTicketView> {
    const replies = await findReplies(this.db.source, ticket.id);
    const pictures = await this.pictures.forStaff(ticket, { kind: 'staff', id: who.id, game: ticket.game_id });
    return {
      data: {
        id: ticket.id,
        game_id: ticket.game_id,
        game_name: ticket.game_name,
        type_text: ticket.type_text,
        server_id: ticket.server_id,
        server_name: ticket.server_name,
        character_name: ticket.character_name,
        role_id: ticket.role_id,
        in_game_id: ticket.in_game_id,
        partner_uid: ticket.partner_uid,
        email: maskedEmail(ticket.email),
        phone: maskedPhone(ticket),
        content: textToHtml(ticket.content),
        note: ticket.note,
        language: ticket.language,
        assignee: assigneeOf(ticket),
        priority: ticket.priority,
        status: String(ticket.status),
        is_read: ticket.is_read === 1 ? '1' : '0',
        create_time: taipeiIso(ticket.created_at),
        ...endingOf(
          ticket,
          await linksOf(this.db.source, ticket, (into) => staffMay(who, ticketReaders, into.game_id)),
        ),
        csat_comment: ticket.csat_comment,
        version: ticket.version,
        ...(await workFactsOf(this.db.source, who, ticket)),
        ...pictures,
        mail_dead: await isDead(this.db.source, ticket.email_mac),
        replies: replies.map(replyView),
      },
    };
  }
}
