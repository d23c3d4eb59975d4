import { Inject, Injectable } from '@nestjs/common';
import type { CsatBody, Desk, ShownQuery, TicketView } from '@hub/contracts/tickets';
import { Db, findResult, saveResult, ConcurrentSubmit, type IdempotentSubmit } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { submitOf } from './guard-submit.ts';
import { DESK } from './ports.ts';
import { TicketOpen, TicketRated } from './ticket.errors.ts';
import { Ticket } from './ticket.entity.ts';
import { ViewTicket } from './view-ticket.ts';
import { changeTicket } from './write-ticket.ts';

/** The owner rates a closed case, once. A repeat of the same submit is that one rating; any other is `TicketRated`. */
@Injectable()
export class RateTicket {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly view: ViewTicket,
  ) {}

  async run(caller: Caller, body: CsatBody, shown: ShownQuery): Promise<{ msg: Partial<TicketView> }> {
    const { id } = await this.view.owned(caller, body.question_id);
    const submit = submitOf(`${this.desk.api}/csat`, caller, body, `ticket.${id}`);
    const earlier = submit && (await findResult(this.db.source, submit));
    if (!earlier) await this.rateOnce(id, body, submit);
    return this.view.run(caller, id, shown);
  }

  private async rateOnce(id: number, body: CsatBody, submit: IdempotentSubmit | null): Promise<void> {
    try {
      await this.store(id, body, submit);
    } catch (failure) {
      const twin = submit && failure instanceof TicketRated ? await findResult(this.db.source, submit) : null;
      if (twin === null && !(failure instanceof ConcurrentSubmit)) throw failure;
    }
  }

  private async store(id: number, { csat, comment }: CsatBody, submit: IdempotentSubmit | null): Promise<void> {
    await this.db.runTx(async (tx) => {
      const ticket = await tx.manager.findOneOrFail(Ticket, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (ticket.closed_at === null) throw new TicketOpen();
      if (ticket.csat_time !== null) throw new TicketRated();
      const rating = csat === '1' ? 1 : 2;
      const event = { move: 'rate', by: 'owner', csat: rating, commented: Boolean(comment) } as const;
      const rated = { csat: rating, csat_comment: comment || null, csat_time: () => 'NOW(3)' } as const;
      await changeTicket(tx, this.desk, ticket, event, rated);
      if (submit) await saveResult(tx, submit, id);
    });
  }
}
