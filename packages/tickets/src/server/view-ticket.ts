import { Inject, Injectable } from '@nestjs/common';
import { accountOf } from '@hub/contracts/shared';
import { ownsTicket, type Desk, type RepliesView, type ShownQuery, type TicketView } from '@hub/contracts/tickets';
import { Db, Reads } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { viewerOf } from './attachments/attachment.policy.ts';
import { ShowPictures } from './attachments/show-pictures.ts';
import { readCase } from './case-rows.ts';
import { CheckCodes } from './check-codes.ts';
import { ContactBox } from './contact-box.ts';
import { deadlineView, findDeadline } from './deadlines/deadline.view.ts';
import { readTicket } from './find-ticket.ts';
import { mergedYours } from './follow-case.ts';
import { ReplyForecast } from './forecast/reply-forecast.ts';
import { DESK, GameSettings, TicketTokens } from './ports.ts';
import { ReplyGuard } from './reply-guard.ts';
import { readEarlier, shownTo } from './talk-page.ts';
import { TicketNotFound } from './ticket.errors.ts';
import type { Ticket } from './ticket.entity.ts';
import { ticketView } from './ticket.view.ts';
import { inReadersWords } from './words/case-words.ts';
import { changeTicket } from './write-ticket.ts';

/** `is_read` tells how it was when it was asked for: only so can the page say what is new. */
@Injectable()
export class ViewTicket {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly reads: Reads,
    private readonly codes: CheckCodes,
    private readonly box: ContactBox,
    private readonly tokens: TicketTokens,
    private readonly guard: ReplyGuard,
    private readonly pictures: ShowPictures,
    private readonly forecast: ReplyForecast,
    private readonly settings: GameSettings,
  ) {}

  async run(caller: Caller, id: number, wanted: ShownQuery): Promise<{ msg: Partial<TicketView> }> {
    const ticket = await this.owned(caller, id);
    if (ticket.status === 2 && ticket.is_read === 0) await this.markRead(ticket);
    const { replies, earlier, files, followedBy } = await readCase(this.reads, ticket, shownTo(ticket, wanted));
    // Who came with the token of this case keeps it: a fresh one would begin a chain without an end.
    const { who } = caller;
    const kept = who.kind === 'K' && caller.token;
    const token = kept || (await this.tokens.issue(id, ticket.game_id, accountOf(who)));
    const [captcha, limits] = await Promise.all([this.guard.view(caller, ticket.game_id), this.settings.limits()]);
    const pictures = this.pictures.fields(ticket, files, viewerOf(who));
    const mayRead = (into: Ticket) => ownsTicket(this.desk, who, into);
    const links = { followedBy, mergedYours: await mergedYours(this.reads, ticket, mayRead) };
    const replyBy = await this.forecast.of(ticket);
    const promised = await findDeadline(this.db.source, ticket);
    const extras = {
      replies,
      earlier,
      pictures,
      links,
      code: this.codes.read(ticket),
      token,
      captcha,
      limits,
      replyBy,
      deadline: promised && deadlineView(promised),
    };
    const shown = await inReadersWords(this.settings, { ...ticket, ...this.box.of(ticket) }, caller.language);
    return { msg: ticketView(shown, extras, this.desk.viewOmits) };
  }

  async earlier(caller: Caller, id: number, before: number): Promise<{ msg: RepliesView }> {
    const ticket = await this.owned(caller, id);
    const viewer = viewerOf(caller.who);
    return { msg: await readEarlier(this.reads, { ticket, id: before, pictures: this.pictures, viewer }) };
  }

  /** The case if it is this caller's; absent and foreign look the same. */
  async owned(caller: Caller, id: number): Promise<Ticket> {
    const ticket = await readTicket(this.reads, id);
    if (!ticket || !ownsTicket(this.desk, caller.who, ticket)) throw new TicketNotFound();
    return ticket;
  }

  private async markRead(ticket: Ticket): Promise<void> {
    const still = { status: 2, is_read: 0 };
    await this.db.runTx((tx) =>
      changeTicket(tx, this.desk, ticket, { move: 'read', by: 'owner' }, { is_read: 1 }, still),
    );
  }
}
