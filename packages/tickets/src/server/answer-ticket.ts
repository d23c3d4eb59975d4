import { Inject, Injectable } from '@nestjs/common';
import type { Desk, StaffReplyBody, StaffTicketView } from '@hub/contracts/tickets';
import { Db, earlierResult, rememberResult, SubmitTaken, type Submit } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { playerTopic, ticketTopic } from '@hub/nest-kit/live';
import { countMove } from './counters/count-moves.ts';
import { tellFigures } from './figures/tell-figures.ts';
import { submitOf } from './guard-submit.ts';
import { ticketJobs } from './jobs.ts';
import { DESK } from './ports.ts';
import { ReadAsStaff } from './read-as-staff.ts';
import { auditOf } from './ticket.audit.ts';
import { TicketChanged, TicketNotFound } from './ticket.errors.ts';
import { Ticket } from './ticket.entity.ts';
import { statusAfter } from './ticket.moves.ts';
import { mustAnswer } from './ticket.policy.ts';
import { insertStaffReply } from './work/staff-reply.ts';

/**
 * Staff answers a case. `seenVersion` is the version they read: what was changed since, by whomever, must be read first.
 * Whoever answers a case that nobody has, has it.
 */
@Injectable()
export class AnswerTicket {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly reading: ReadAsStaff,
  ) {}

  async run(
    caller: StaffCaller,
    id: number,
    body: StaffReplyBody,
    seenVersion: number | null,
  ): Promise<StaffTicketView> {
    const known = Number.isInteger(id) ? await this.db.source.getRepository(Ticket).findOneBy({ id }) : null;
    if (!known) throw new TicketNotFound();
    mustAnswer(caller.who, known.game_id);
    const submit = submitOf(`staff/${this.desk.api}/${id}`, caller, body);
    const earlier = submit && (await earlierResult(this.db.source, submit));
    if (!earlier) await this.answerOnce(caller, id, body.content, seenVersion, submit);
    return this.reading.view(caller, await this.db.source.getRepository(Ticket).findOneByOrFail({ id }));
  }

  private async answerOnce(
    caller: StaffCaller,
    id: number,
    content: string,
    seen: number | null,
    submit: Submit | null,
  ) {
    try {
      await this.store(caller, id, content, seen, submit);
    } catch (error) {
      if (!(error instanceof SubmitTaken)) throw error;
    }
  }

  private async store(caller: StaffCaller, id: number, content: string, seen: number | null, submit: Submit | null) {
    await this.db.runTx(async (tx) => {
      const ticket = await tx.manager.findOneOrFail(Ticket, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const status = statusAfter('answer', ticket.status);
      if (seen !== null && seen !== ticket.version) throw new TicketChanged();
      const { who } = caller;
      const replyId = await insertStaffReply(tx, id, who, content);
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
          ...(ticket.assignee_id === null && { assignee_id: who.id, assignee_name: who.name }),
        })
        .where({ id })
        .execute();
      await countMove(tx, ticket, { ...ticket, status, assignee_id: ticket.assignee_id ?? who.id });
      const first = ticket.first_answered_at === null;
      await tellFigures(tx, { kind: 'answered', ticket: id, reply: replyId, staff: who, first });
      await tx.audit(
        auditOf(caller, 'ticket.answer', ticket, {
          reply: replyId,
          before: { status: ticket.status },
          after: { status },
        }),
      );
      await tx.enqueue(
        ticketJobs(this.desk).answered,
        { ticketId: id, replyId },
        `${this.desk.key}-answered-${replyId}`,
      );
      if (submit) await rememberResult(tx, submit, replyId);
      tx.announce(ticketTopic(this.desk.key, id), version);
      if (ticket.partner_uid) tx.announce(playerTopic(ticket.game_id, ticket.partner_uid), version);
    });
  }
}
