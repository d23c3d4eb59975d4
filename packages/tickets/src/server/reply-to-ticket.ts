import { Inject, Injectable } from '@nestjs/common';
import type { Desk, RepliedView, ReplyBody } from '@hub/contracts/tickets';
import { count, Db, earlierResult, rememberResult, SubmitTaken, type Submit } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { playerTopic, ticketTopic } from '@hub/nest-kit/live';
import { Contacts } from './contacts.ts';
import { submitOf } from './guard-submit.ts';
import { DESK } from './ports.ts';
import { ReplyGuard } from './reply-guard.ts';
import { Reply } from './reply.entity.ts';
import { TooManyReports } from './ticket.errors.ts';
import { Ticket } from './ticket.entity.ts';
import { statusAfter } from './ticket.moves.ts';
import { replyView } from './ticket.view.ts';
import { ViewTicket } from './view-ticket.ts';

const REPLIES_PER_HOUR = 60;

/** The owner adds something; an open case goes back to the desk. */
@Injectable()
export class ReplyToTicket {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly view: ViewTicket,
    private readonly contacts: Contacts,
    private readonly guard: ReplyGuard,
  ) {}

  async run(caller: Caller, body: ReplyBody): Promise<{ msg: RepliedView }> {
    const ticket = await this.view.owned(caller, body.question_id);
    const submit = submitOf(`${this.desk.api}/reply`, caller, body, `ticket.${ticket.id}`);
    const earlier = submit && (await earlierResult(this.db.source, submit));
    if (!earlier) {
      await this.guard.demand(caller, ticket.game_id, body);
      await this.add(ticket, body.content, submit);
    }
    return this.answer(ticket.id);
  }

  private async add(ticket: Ticket, content: string, submit: Submit | null): Promise<void> {
    const window = { bucket: this.contacts.bucket('reply', String(ticket.id)), windowS: 3600, limit: REPLIES_PER_HOUR };
    const state = await count(this.db.source, window);
    if (state.over) throw new TooManyReports(state.retryAfterS);
    try {
      await this.store(ticket.id, content, submit);
    } catch (error) {
      if (!(error instanceof SubmitTaken)) throw error;
    }
  }

  private async store(id: number, content: string, submit: Submit | null): Promise<void> {
    await this.db.runTx(async (tx) => {
      const ticket = await tx.manager.findOneOrFail(Ticket, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const status = statusAfter('follow-up', ticket.status);
      const inserted = await tx.manager
        .createQueryBuilder()
        .insert()
        .into(Reply)
        .values({ ticket_id: id, is_official: 0, content })
        .updateEntity(false)
        .execute();
      const version = ticket.version + 1;
      await tx.manager
        .createQueryBuilder()
        .update(Ticket)
        .set({ status, version, is_read: 1, waiting_since: () => 'COALESCE(waiting_since, NOW(3))' })
        .where({ id })
        .execute();
      if (submit) await rememberResult(tx, submit, Number((inserted.raw as { insertId: number }).insertId));
      tx.announce(ticketTopic(this.desk.key, id), version);
      if (ticket.partner_uid) tx.announce(playerTopic(ticket.game_id, ticket.partner_uid), version);
    });
  }

  private async answer(id: number): Promise<{ msg: RepliedView }> {
    const ticket = await this.db.source.getRepository(Ticket).findOneByOrFail({ id });
    const replies = await this.db.source.getRepository(Reply).find({ where: { ticket_id: id }, order: { id: 'ASC' } });
    return { msg: { replies: replies.map(replyView), pic_plus: [], status: String(ticket.status) } };
  }
}
