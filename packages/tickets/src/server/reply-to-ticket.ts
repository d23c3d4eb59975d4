import { Inject, Injectable } from '@nestjs/common';
import type { PictureLimits } from '@hub/contracts/shared';
import {
  deskWithin,
  fileBytes,
  fileGroups,
  FOLLOW_UPS_MAX,
  replyBody,
  type Desk,
  type RepliedView,
  type ReplyBody,
  type ShownQuery,
} from '@hub/contracts/tickets';
import { count, Db, findResult, Reads, saveResult, type IdempotentSubmit } from '@hub/nest-kit/db';
import { checked, type Caller, type Received, type Upload } from '@hub/nest-kit/http';
import { attachmentSlots, marksOf, mustFit, type Slot } from './attachments/attachment-slots.ts';
import { viewerOf } from './attachments/attachment.policy.ts';
import { linkAttachments } from './attachments/link-attachments.ts';
import { ShowPictures } from './attachments/show-pictures.ts';
import { TakeAttachments, type TakenPicture } from './attachments/take-attachments.ts';
import { readCase } from './case-rows.ts';
import { Contacts } from './contacts.ts';
import { resultOfTwin, scopeOf, submitOf } from './guard-submit.ts';
import { DESK, GameSettings } from './ports.ts';
import { ReplyGuard } from './reply-guard.ts';
import { Reply } from './reply.entity.ts';
import { shownTo } from './talk-page.ts';
import { CaseFull, TooManyReports } from './ticket.errors.ts';
import { Ticket } from './ticket.entity.ts';
import { statusAfter } from './ticket.moves.ts';
import { replyView } from './ticket.view.ts';
import { IdempotentReplays } from './idempotent-replays.ts';
import { ViewTicket } from './view-ticket.ts';
import { changeTicket } from './write-ticket.ts';

const REPLIES_PER_HOUR = 60;

type FollowUp = {
  caller: Caller;
  ticket: Ticket;
  body: ReplyBody;
  sent: Received;
  slots: Slot[];
  within: PictureLimits;
  submit: IdempotentSubmit | null;
};
type Sent = { owner: string; pictures: TakenPicture[] };

@Injectable()
export class ReplyToTicket {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly view: ViewTicket,
    private readonly contacts: Contacts,
    private readonly guard: ReplyGuard,
    private readonly twins: IdempotentReplays,
    private readonly attachments: TakeAttachments,
    private readonly pictures: ShowPictures,
    private readonly reads: Reads,
    private readonly settings: GameSettings,
  ) {}

  async run(caller: Caller, upload: Upload, shown: ShownQuery): Promise<{ msg: RepliedView }> {
    const within = await this.settings.limits();
    const sent = await upload.read(fileBytes(within));
    const slots = attachmentSlots(sent, fileGroups(this.desk, 'reply'));
    const body = await checked(replyBody, sent.fields);
    const ticket = await this.view.owned(caller, body.question_id);
    const submit = submitOf(`${this.desk.api}/reply`, caller, { ...body, ...marksOf(slots) }, `ticket.${ticket.id}`);
    await this.twins.run(submit, () => this.once({ caller, ticket, body, sent, slots, within, submit }));
    return this.answer(caller, ticket.id, shown);
  }

  private async once({ caller, ticket, body, sent, slots, within, submit }: FollowUp): Promise<void> {
    if (submit && (await findResult(this.db.source, submit))) return;
    mustFit(sent, fileGroups(deskWithin(this.desk, within), 'reply'));
    await this.guard.demand(caller, ticket.game_id, body);
    await this.limit(ticket.id);
    // Said before a file is decoded, and again under the row's lock.
    statusAfter('follow-up', ticket.status);
    const owner = scopeOf(caller);
    try {
      const pictures = await this.attachments.run(owner, slots);
      await this.store(ticket.id, body.content, { owner, pictures }, submit);
    } catch (failure) {
      await resultOfTwin(this.db.source, submit, failure);
    }
  }

  private async limit(ticketId: number): Promise<void> {
    const window = { bucket: this.contacts.bucket('reply', String(ticketId)), windowS: 3600, limit: REPLIES_PER_HOUR };
    const state = await count(this.db.source, window);
    if (state.over) throw new TooManyReports(state.retryAfterS);
  }

  private async store(
    id: number,
    content: string,
    { owner, pictures }: Sent,
    submit: IdempotentSubmit | null,
  ): Promise<void> {
    await this.db.runTx(async (tx) => {
      const ticket = await tx.manager.findOneOrFail(Ticket, { where: { id }, lock: { mode: 'pessimistic_write' } });
      statusAfter('follow-up', ticket.status);
      const written = await tx.manager.countBy(Reply, { ticket_id: id, is_official: 0 });
      if (written >= FOLLOW_UPS_MAX) throw new CaseFull(FOLLOW_UPS_MAX);
      const inserted = await tx.manager
        .createQueryBuilder()
        .insert()
        .into(Reply)
        .values({ ticket_id: id, is_official: 0, content })
        .updateEntity(false)
        .execute();
      const replyId = Number((inserted.raw as { insertId: number }).insertId);
      await linkAttachments(tx, owner, pictures, { ticketId: id, replyId });
      const waits = { is_read: 1, waiting_since: () => 'COALESCE(waiting_since, NOW(3))' };
      await changeTicket(tx, this.desk, ticket, { move: 'follow-up', by: 'owner' }, waits);
      if (submit) await saveResult(tx, submit, replyId);
    });
  }

  private async answer(caller: Caller, id: number, shown: ShownQuery): Promise<{ msg: RepliedView }> {
    const ticket = await this.view.owned(caller, id);
    const { replies, earlier, files } = await readCase(this.reads, ticket, shownTo(ticket, shown));
    const pic_plus = this.pictures.views(ticket, files, viewerOf(caller.who));
    return { msg: { replies: replies.map(replyView), pic_plus, earlier, status: String(ticket.status) } };
  }
}
