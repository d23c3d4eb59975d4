import { Inject, Injectable } from '@nestjs/common';
import { accountOf, showCheckCode, type SiteLimits } from '@hub/contracts/shared';
import { deskWithin, detailsOf, fileBytes, fileGroups, type CreatedView, type Desk } from '@hub/contracts/tickets';
import { Db, findResult, saveResult, type IdempotentSubmit } from '@hub/nest-kit/db';
import { KeyReused, type Caller, type Received, type Upload } from '@hub/nest-kit/http';
import { attachmentSlots, marksOf, mustBeWanted, mustFit, type Slot } from './attachments/attachment-slots.ts';
import { Files } from './attachments/files.ts';
import { linkAttachments } from './attachments/link-attachments.ts';
import { TakeAttachments, type TakenPicture } from './attachments/take-attachments.ts';
import { CheckCodes } from './check-codes.ts';
import { ContactBox } from './contact-box.ts';
import { Contacts } from './contacts.ts';
import { deadlineView, findDeadline } from './deadlines/deadline.view.ts';
import { followedCase } from './follow-case.ts';
import { demandCaptcha, resultOfTwin, scopeOf, submitOf, type CaptchaDemand } from './guard-submit.ts';
import { mustHaveSent, senderOf, spendHandOver } from './hand-over/hand-over-sender.ts';
import { HandOverSent } from './hand-over/hand-over.errors.ts';
import { bindPapers } from './papers/bind-papers.ts';
import { Admission, CaptchaCheck, DESK, GameSettings, TicketTokens } from './ports.ts';
import { confirmedReporter, readReport, reporterOf, typeOf, type Report, type Reporter } from './report.ts';
import { ReportLimits } from './report-limits.ts';
import { GameUnknown } from './ticket.errors.ts';
import { findTicket } from './find-ticket.ts';
import { ReplyForecast } from './forecast/reply-forecast.ts';
import { IdempotentReplays } from './idempotent-replays.ts';
import { insertTicket } from './write-ticket.ts';

/** `owner`: whose keys its submit's is one of. `within`: what the site took when it came. */
type SentReport = Report & { handOver: number | null; owner: string; sent: Received; within: SiteLimits };
type Draft = {
  report: SentReport;
  reporter: Reporter | null;
  gameName: string;
  typeText: string;
  follows: number | null;
};
type Checked = Draft & { reporter: Reporter; check: { check_mac: Buffer; check_box: Buffer } };
type Opened = Parameters<ReplyForecast['of']>[0] & { id: number; code: string };

/** Once per submit, whatever the network does. */
@Injectable()
export class OpenTicket {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly settings: GameSettings,
    private readonly captcha: CaptchaCheck,
    private readonly admission: Admission,
    private readonly codes: CheckCodes,
    private readonly contacts: Contacts,
    private readonly box: ContactBox,
    private readonly tokens: TicketTokens,
    private readonly twins: IdempotentReplays,
    private readonly attachments: TakeAttachments,
    private readonly files: Files,
    private readonly limits: ReportLimits,
    private readonly forecast: ReplyForecast,
  ) {}

  async run(asker: Caller, upload: Upload): Promise<{ msg: CreatedView }> {
    const { caller, handOver } = senderOf(this.desk, asker);
    const within = await this.settings.limits();
    const sent = await upload.read(fileBytes(within));
    const groups = fileGroups(this.desk, 'create');
    const slots = attachmentSlots(sent, groups);
    const read = await readReport(this.desk, caller, sent.fields);
    const report = { ...read, handOver, owner: this.keysOf(caller, read), sent, within };
    mustBeWanted(slots, groups, read.body.question_type);
    const submit = submitOf(`${this.desk.api}/create`, caller, { ...read.body, ...marksOf(slots) }, report.owner);
    return this.twins.run(submit, () => this.once(caller, report, slots, submit));
  }

  /** Visitors have no name but the address that they give: it keeps their keys, and the challenges under them, apart. */
  private keysOf(caller: Caller, { visitor }: Report): string {
    const owner = scopeOf(caller);
    return visitor ? `${owner}.${this.contacts.emailMac(visitor.email).toString('base64url')}` : owner;
  }

  private async once(
    caller: Caller,
    report: SentReport,
    slots: Slot[],
    submit: IdempotentSubmit | null,
  ): Promise<{ msg: CreatedView }> {
    const earlier = await this.earlier(submit, report);
    if (earlier) return this.answerAgain(caller, earlier);
    // After what was filed before: limits that became narrower since do not undo it.
    mustFit(report.sent, fileGroups(deskWithin(this.desk, report.within), 'create'));
    const crowded = await this.limits.count(this.db.source, caller, report, report.within.reports_per_hour);
    const draft = await this.draft(caller, report, crowded);
    if (draft.captcha) await demandCaptcha(this.captcha, caller, draft.captcha);
    const reporter = await this.admitted(caller, draft);
    try {
      const pictures = await this.attachments.run(scopeOf(caller), slots);
      const { code, ...check } = this.codes.fresh();
      const id = await this.store(caller, { ...draft, reporter, check }, pictures, submit);
      const filed = { game_id: report.gameId, question_type: report.body.question_type };
      return await this.answer(caller, { ...filed, id, code, status: 0, waiting_since: new Date() });
    } catch (failure) {
      const twin = await resultOfTwin(this.db.source, submit, failure);
      if (report.handOver !== null) await mustHaveSent(this.db.source, report.handOver, twin);
      return this.answerAgain(caller, twin);
    }
  }

  /** What was handed over and sent meanwhile is not sent again, also not with other words. */
  private async earlier(submit: IdempotentSubmit | null, { handOver }: SentReport): Promise<number | null> {
    const asked = submit && findResult(this.db.source, submit);
    if (handOver === null) return asked;
    const earlier = await asked?.catch((error: unknown) => {
      throw error instanceof KeyReused ? new HandOverSent() : error;
    });
    if (earlier) await mustHaveSent(this.db.source, handOver, earlier);
    return earlier ?? null;
  }

  private async draft(
    caller: Caller,
    report: SentReport,
    crowded: boolean,
  ): Promise<Draft & { captcha: CaptchaDemand | null }> {
    const settings = await this.settings.of(report.gameId, report.player !== null);
    if (!settings) throw new GameUnknown();
    const { create, provider } = settings.captcha;
    const { gameId, body, owner } = report;
    const follows = await followedCase(this.db.source, this.desk, { who: caller.who, gameId, follows: body.follows });
    const asks = (create || crowded) && !report.player;
    return {
      report,
      reporter: reporterOf(settings, report),
      gameName: settings.game_name,
      typeText: typeOf(settings, report).label,
      follows,
      captcha: asks ? { form: 'create', provider, game: gameId, payload: body.captcha_token, owner } : null,
    };
  }

  /** After the challenge: who asks for somebody's character has paid for it. */
  private async admitted(caller: Caller, { report, reporter }: Draft): Promise<Reporter> {
    const { player, visitor, gameId } = report;
    if (player) await this.admission.player(player, caller);
    if (reporter) return reporter;
    const { in_game_id = '', server_id = '', partner_uid } = visitor ?? {};
    const asked = { game_id: gameId, in_game_id, server_id, ...(partner_uid && { partner_uid }) };
    return confirmedReporter(report, await this.admission.visitor(asked, caller));
  }

  private async store(
    caller: Caller,
    draft: Checked,
    pictures: TakenPicture[],
    submit: IdempotentSubmit | null,
  ): Promise<number> {
    const { body, gameId, handOver } = draft.report;
    const { phone_locale, phone_national } = draft.reporter;
    const row = {
      ...draft.reporter,
      ...draft.check,
      game_id: gameId,
      game_name: draft.gameName,
      question_type: body.question_type,
      type_text: draft.typeText,
      ...this.box.seal({ email: body.email, phone_locale, phone_national }, draft.check.check_mac),
      email_mac: this.contacts.emailMac(body.email),
      phone_mac: this.contacts.phoneMacs(phone_national ?? '', phone_locale ?? '')[0] ?? null,
      content: body.content,
      ...detailsOf(body),
      follows_id: draft.follows,
      language: caller.language,
    };
    return this.db.runTx(async (tx) => {
      const id = await insertTicket(tx, this.desk, row, { move: 'file', by: 'owner', asked: body });
      if (handOver !== null) await spendHandOver(tx, handOver, id);
      await linkAttachments(tx, scopeOf(caller), pictures, { ticketId: id, replyId: 0 });
      await bindPapers(tx, this.files.vault, pictures);
      if (submit) await saveResult(tx, submit, id);
      return id;
    });
  }

  private async answerAgain(caller: Caller, id: number): Promise<{ msg: CreatedView }> {
    const ticket = await findTicket(this.db.source, id);
    if (!ticket) throw new Error(`the report ${id} is gone`);
    return this.answer(caller, { ...ticket, code: this.codes.read(ticket) });
  }

  private async answer({ who }: Caller, { code, ...ticket }: Opened): Promise<{ msg: CreatedView }> {
    const { id, game_id } = ticket;
    const token = await this.tokens.issue(id, game_id, accountOf(who));
    const reply_by = await this.forecast.of(ticket);
    const promised = await findDeadline(this.db.source, ticket);
    const deadline = promised && deadlineView(promised);
    return { msg: { question_id: id, check_id: showCheckCode(code), token, reply_by, deadline } };
  }
}
