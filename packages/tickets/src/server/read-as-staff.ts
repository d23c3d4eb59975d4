import { Injectable } from '@nestjs/common';
import { staffMay, taipeiIso } from '@hub/contracts/shared';
import { detailsOf, ticketReaders, type RepliesView, type StaffTicketView } from '@hub/contracts/tickets';
import { AccessTraces } from '@hub/nest-kit/audit';
import { Db, Reads } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { ShowPictures } from './attachments/show-pictures.ts';
import { maskedEmail, maskedPhone } from './card/masked-contact.ts';
import { ContactBox } from './contact-box.ts';
import { readCaseAtDesk } from './case-rows.ts';
import { findDeadline, staffDeadlineView } from './deadlines/deadline.view.ts';
import { readTicket } from './find-ticket.ts';
import { mergedYours } from './follow-case.ts';
import { Standings } from './ports.ts';
import { assigneeOf } from './queue/find-queue.ts';
import { auditOf } from './ticket.audit.ts';
import { readEarlier } from './talk-page.ts';
import { TicketNotFound } from './ticket.errors.ts';
import type { Ticket } from './ticket.entity.ts';
import { mustRead } from './ticket.policy.ts';
import { endingOf, replyView, textToHtml } from './ticket.view.ts';

/** Reading personal data leaves a trace. */
@Injectable()
export class ReadAsStaff {
  constructor(
    private readonly db: Db,
    private readonly reads: Reads,
    private readonly traces: AccessTraces,
    private readonly box: ContactBox,
    private readonly pictures: ShowPictures,
    private readonly standings: Standings,
  ) {}

  async run(caller: StaffCaller, id: number): Promise<StaffTicketView> {
    return this.view(caller, await this.opened(caller, id));
  }

  async earlier(caller: StaffCaller, id: number, before: number): Promise<{ data: RepliesView }> {
    const ticket = await this.opened(caller, id);
    const viewer = { kind: 'staff', who: caller.who } as const;
    return { data: await readEarlier(this.reads, { ticket, id: before, pictures: this.pictures, viewer }) };
  }

  async view({ who }: StaffCaller, ticket: Ticket): Promise<StaffTicketView> {
    const { replies, earlier, files, followedBy, work } = await readCaseAtDesk(this.reads, who, ticket);
    const { mail_dead, mail_held, ...facts } = work;
    const mayRead = (into: Ticket) => staffMay(who, ticketReaders, into.game_id);
    const links = { followedBy, mergedYours: await mergedYours(this.reads, ticket, mayRead) };
    const [standing = null] = await this.standings.of([ticket]);
    const promised = await findDeadline(this.db.source, ticket);
    const contact = this.box.of(ticket);
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
        standing,
        email: maskedEmail(contact.email),
        phone: maskedPhone(contact),
        content: textToHtml(ticket.content),
        ...detailsOf(ticket),
        language: ticket.language,
        assignee: assigneeOf(ticket),
        priority: ticket.priority,
        status: String(ticket.status),
        is_read: ticket.is_read === 1 ? '1' : '0',
        create_time: taipeiIso(ticket.created_at),
        ...endingOf(ticket, links),
        csat_comment: ticket.csat_comment,
        answered: ticket.answered_at !== null,
        version: ticket.version,
        question_type: ticket.question_type,
        ...facts,
        ...this.pictures.forStaff(ticket, files, { kind: 'staff', who }),
        mail_dead,
        mail_held,
        deadline: promised && staffDeadlineView(promised),
        hold: holdOf(ticket),
        replies: replies.map(replyView),
        earlier,
      },
    };
  }

  private async opened(caller: StaffCaller, id: number): Promise<Ticket> {
    const ticket = await readTicket(this.reads, id);
    if (!ticket) throw new TicketNotFound();
    mustRead(caller.who, ticket.game_id);
    await this.traces.leave(auditOf(caller, 'ticket.read', ticket, {}));
    return ticket;
  }
}

const holdOf = ({ held_at, held_by, hold_reason }: Ticket) =>
  held_at && { by: held_by ?? '', reason: hold_reason ?? '', at: taipeiIso(held_at) };
