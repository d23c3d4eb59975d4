import { Inject, Injectable } from '@nestjs/common';
import {
  fileGroups,
  staffReplyBody,
  type Desk,
  type StaffReplyBody,
  type StaffTicketView,
} from '@hub/contracts/tickets';
import { Db, earlierResult, rememberResult, type Submit, type Tx } from '@hub/nest-kit/db';
import { checked, type StaffCaller, type Upload } from '@hub/nest-kit/http';
import { playerTopic, ticketTopic } from '@hub/nest-kit/live';
import { attachmentSlots, marksOf, type Slot } from './attachments/attachment-slots.ts';
import { linkAttachments } from './attachments/link-attachments.ts';
import { TakeAttachments, type TakenPicture } from './attachments/take-attachments.ts';
import { resultOfTwin, scopeOf, submitOf } from './guard-submit.ts';
import { ticketJobs } from './jobs.ts';
import { countUses, macroIds } from './macros/count-uses.ts';
import { DESK } from './ports.ts';
import { ReadAsStaff } from './read-as-staff.ts';
import { Reply } from './reply.entity.ts';
import { auditOf } from './ticket.audit.ts';
import { TicketChanged, TicketNotFound } from './ticket.errors.ts';
import { Ticket } from './ticket.entity.ts';
import { statusAfter } from './ticket.moves.ts';
import { mustAnswer } from './ticket.policy.ts';
import { TwinSubmits } from './twin-submits.ts';

type Answer = {
  caller: StaffCaller;
  ticket: Ticket;
  body: StaffReplyBody;
  slots: Slot[];
  seen: number | null;
  submit: Submit | null;
};

/**
 * Staff answers a case, with pictures beside the words, and may end it by that. `seenVersion` is the version they read:
 * when the player wrote since, the answer is refused.
 */
@Injectable()
export class AnswerTicket {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly reading: ReadAsStaff,
    private readonly twins: TwinSubmits,
    private readonly attachments: TakeAttachments,
  ) {}

  async run(caller: StaffCaller, id: number, upload: Upload, seen: number | null): Promise<StaffTicketView> {
    const ticket = Number.isInteger(id) ? await this.db.source.getRepository(Ticket).findOneBy({ id }) : null;
    if (!ticket) throw new TicketNotFound();
    mustAnswer(caller.who, ticket.game_id);
    const sent = await upload.read();
    const slots = attachmentSlots(sent, fileGroups(this.desk, 'reply'));
    const body = await checked(staffReplyBody, sent.fields);
    const submit = submitOf(`staff/${this.desk.api}/${id}`, caller, { ...body, ...marksOf(slots) });
    await this.twins.run(submit, () => this.once({ caller, ticket, body, slots, seen, submit }));
    return this.reading.view(caller, await this.db.source.getRepository(Ticket).findOneByOrFail({ id }));
  }

  private async once(answer: Answer): Promise<void> {
    const { caller, ticket, slots, submit } = answer;
    if (submit && (await earlierResult(this.db.source, submit))) return;
    // Said before a file is decoded, and again under the row's lock.
    statusAfter('answer', ticket.status);
    try {
      const pictures = await this.attachments.run(scopeOf(caller), slots);
      await this.db.runTx((tx) => this.store(tx, answer, pictures));
    } catch (failure) {
      await resultOfTwin(this.db.source, submit, failure);
    }
  }

  private async store(tx: Tx, { caller, ticket: { id }, body, seen, submit }: Answer, pictures: TakenPicture[]) {
    const ticket = await tx.manager.findOneOrFail(Ticket, { where: { id }, lock: { mode: 'pessimistic_write' } });
    const answered = statusAfter('answer', ticket.status);
    if (seen !== null && seen !== ticket.version) throw new TicketChanged();
    const closes = body.close === '1';
    const status = closes ? statusAfter('close', answered) : answered;
    const replyId = await insertAnswer(tx, caller, id, body.content);
    await linkAttachments(tx, scopeOf(caller), pictures, { ticketId: id, replyId });
    const version = ticket.version + 1;
    await tx.manager
      .createQueryBuilder()
      .update(Ticket)
      .set({
        status,
        version,
        is_read: 0,
        waiting_since: null,
        answered_at: () => 'NOW(3)',
        first_answered_at: () => 'COALESCE(first_answered_at, NOW(3))',
        ...(closes && { closed_at: () => 'NOW(3)', closed_by: 'staff' as const }),
      })
      .where({ id })
      .execute();
    const detail = { reply: replyId, before: { status: ticket.status }, after: { status }, pictures: pictures.length };
    await tx.audit(auditOf(caller, 'ticket.answer', ticket, detail));
    await tx.enqueue(ticketJobs(this.desk).answered, { ticketId: id, replyId }, `${this.desk.key}-answered-${replyId}`);
    if (submit) await rememberResult(tx, submit, replyId);
    await countUses(tx, macroIds(body.macros), ticket.game_id);
    tx.announce(ticketTopic(this.desk.key, id), version);
    if (ticket.partner_uid) tx.announce(playerTopic(ticket.game_id, ticket.partner_uid), version);
  }
}

async function insertAnswer(tx: Tx, { who }: StaffCaller, id: number, content: string): Promise<number> {
  const inserted = await tx.manager
    .createQueryBuilder()
    .insert()
    .into(Reply)
    .values({ ticket_id: id, is_official: 1, staff_id: who.id, staff_name: who.name, content })
    .updateEntity(false)
    .execute();
  return Number((inserted.raw as { insertId: number }).insertId);
}
