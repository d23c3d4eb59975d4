import { Inject, Injectable } from '@nestjs/common';
import {
  fileGroups,
  staffReplyBody,
  type Desk,
  type StaffReplyBody,
  type StaffTicketView,
} from '@hub/contracts/tickets';
import { Db, findResult, saveResult, type IdempotentSubmit, type Tx } from '@hub/nest-kit/db';
import { checked, type StaffCaller, type Upload } from '@hub/nest-kit/http';
import { attachmentSlots, marksOf, mustFit, type Slot } from './attachments/attachment-slots.ts';
import { linkAttachments } from './attachments/link-attachments.ts';
import { TakeAttachments, type TakenPicture } from './attachments/take-attachments.ts';
import { resultOfTwin, scopeOf, submitOf } from './guard-submit.ts';
import { countUses, macroIds } from './macros/count-uses.ts';
import { DESK } from './ports.ts';
import { ReadAsStaff } from './read-as-staff.ts';
import { TicketNotFound } from './ticket.errors.ts';
import { Ticket } from './ticket.entity.ts';
import { statusAfter } from './ticket.moves.ts';
import { mustAnswer } from './ticket.policy.ts';
import { IdempotentReplays } from './idempotent-replays.ts';
import { insertStaffReply } from './work/staff-reply.ts';
import { mustBeAsSeen } from './work/work-on-case.ts';
import { changeTicket } from './write-ticket.ts';

type Answer = {
  caller: StaffCaller;
  ticket: Ticket;
  body: StaffReplyBody;
  slots: Slot[];
  seen: number;
  submit: IdempotentSubmit | null;
};

/** `seen`: the version they read; what changed since must be read first. Who answers a case nobody has, has it. */
@Injectable()
export class AnswerTicket {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly reading: ReadAsStaff,
    private readonly twins: IdempotentReplays,
    private readonly attachments: TakeAttachments,
  ) {}

  async run(caller: StaffCaller, id: number, upload: Upload, seen: number): Promise<StaffTicketView> {
    const ticket = await this.db.source.getRepository(Ticket).findOneBy({ id });
    if (!ticket) throw new TicketNotFound();
    mustAnswer(caller.who, ticket.game_id);
    const sent = await upload.read();
    const groups = fileGroups(this.desk, 'reply');
    const slots = attachmentSlots(sent, groups);
    mustFit(sent, groups);
    const body = await checked(staffReplyBody, sent.fields);
    const submit = submitOf(`staff/${this.desk.api}/${id}`, caller, { ...body, ...marksOf(slots) });
    await this.twins.run(submit, () => this.once({ caller, ticket, body, slots, seen, submit }));
    return this.reading.view(caller, await this.db.source.getRepository(Ticket).findOneByOrFail({ id }));
  }

  private async once(answer: Answer): Promise<void> {
    const { caller, ticket, slots, submit } = answer;
    if (submit && (await findResult(this.db.source, submit))) return;
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
    const { who } = caller;
    const ticket = await tx.manager.findOneOrFail(Ticket, { where: { id }, lock: { mode: 'pessimistic_write' } });
    // Its game may be another since.
    mustAnswer(who, ticket.game_id);
    const closes = body.close === '1';
    const move = closes ? 'answer-end' : 'answer';
    const status = statusAfter(move, ticket.status);
    mustBeAsSeen(ticket, { seen });
    const reply = await insertStaffReply(tx, id, who, body.content);
    await linkAttachments(tx, scopeOf(caller), pictures, { ticketId: id, replyId: reply });
    const detail = {
      reply,
      ...(body.concludes === '1' && { concludes: true }),
      before: { status: ticket.status },
      after: { status },
      pictures: pictures.length,
    };
    const said = { by: caller, reply, detail };
    await changeTicket(
      tx,
      this.desk,
      ticket,
      closes ? { move: 'answer-end', ...said } : { move: 'answer', ...said, concludes: body.concludes === '1' },
      {
        is_read: 0,
        waiting_since: null,
        answered_at: () => 'NOW(3)',
        first_answered_at: () => 'COALESCE(first_answered_at, NOW(3))',
        ...(ticket.assignee_id === null && { assignee_id: who.id, assignee_name: who.name }),
        ...(closes && { closed_at: () => 'NOW(3)', closed_by: 'staff' as const }),
      },
    );
    if (submit) await saveResult(tx, submit, reply);
    await countUses(tx, macroIds(body.macros), ticket.game_id);
  }
}
