import type { Desk } from '@hub/contracts/tickets';
import { CONFIG, jobHandlers, MAILER, mailer, round, type FeatureModule } from '@hub/nest-kit/app';
import type { Provider } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { parseKey } from '@hub/nest-kit/keys';
import type { Mailer } from '@hub/nest-kit/mail';
import { DataSource } from 'typeorm';
import { AllAlike } from './all-alike.ts';
import { AnswerTicket } from './answer-ticket.ts';
import { attachments } from './attachments/attachments.module.ts';
import { UploadAttachment } from './attachments/upload-attachment.ts';
import { CloseTicket } from './close-ticket.ts';
import { ContactBox } from './contact-box.ts';
import { deskModule } from './desk.module.ts';
import { FindByCheckCode } from './find-by-check-code.ts';
import { ReplyForecast } from './forecast/reply-forecast.ts';
import { ListTickets } from './list-tickets.ts';
import { CasesOfMember } from './members/cases-of-member.ts';
import { OpenOwnReport } from './members/open-own-report.ts';
import { ownReportController } from './members/own-report.controller.ts';
import { OpenTicket } from './open-ticket.ts';
import { OpenToAll } from './open-to-all.ts';
import { Admission, GameSettings, Standings } from './ports.ts';
import { FindQueue } from './queue/find-queue.ts';
import { RateTicket } from './rate-ticket.ts';
import { ratingController } from './rating.controller.ts';
import { ReadAsStaff } from './read-as-staff.ts';
import { RenderForm } from './render-form.ts';
import { repliesController } from './replies.controller.ts';
import { ReplyGuard } from './reply-guard.ts';
import { ReplyToTicket } from './reply-to-ticket.ts';
import { ReportLimits } from './report-limits.ts';
import { sealContacts } from './seal-contacts.ts';
import { staffTicketsController } from './staff-tickets.controller.ts';
import { ticketMailHandlers } from './ticket-mails.ts';
import { ticketsController } from './tickets.controller.ts';
import { IdempotentReplays } from './idempotent-replays.ts';
import { unreadController } from './unread.controller.ts';
import { ViewTicket } from './view-ticket.ts';

type Settings = { CHECK_KEY: string; PUBLIC_URL: string };

const mails = (desk: Desk) =>
  jobHandlers(
    [DataSource, MAILER, GameSettings, CONFIG],
    (source: DataSource, mailer: Mailer, settings: GameSettings, { CHECK_KEY, PUBLIC_URL }: Settings) =>
      ticketMailHandlers({ desk, source, mailer, checkKey: parseKey(CHECK_KEY), publicUrl: PUBLIC_URL, settings }),
  );

class CasesModule {}

/**
 * `imports` provide `GameSettings` and `Colleagues` to both processes, `OpenEvents` and `CaptchaCheck` to the one with
 * the calls; `admission` is for a desk where not everybody may send a report, `standings` for one
 * that knows more of its players than others do.
 */
export type DeskOptions = {
  desk: Desk;
  imports: NonNullable<FeatureModule['imports']>;
  admission?: readonly Provider[];
  standings?: Provider;
};

export function casesModule({
  desk,
  imports,
  admission = [{ provide: Admission, useClass: OpenToAll }],
  standings = { provide: Standings, useClass: AllAlike },
}: DeskOptions): FeatureModule {
  const base = deskModule(desk, imports);
  const pictures = attachments(desk, base);
  return {
    feature: CasesModule,
    imports: [base, pictures],
    http: () => ({
      controllers: [
        ticketsController(desk),
        repliesController(desk),
        ...(desk.rating ? [ratingController(desk)] : []),
        staffTicketsController(desk),
        unreadController(desk),
        ownReportController(desk),
      ],
      providers: [
        ...admission,
        standings,
        ReplyForecast,
        ReportLimits,
        OpenTicket,
        FindByCheckCode,
        CasesOfMember,
        OpenOwnReport,
        ListTickets,
        ViewTicket,
        ReplyToTicket,
        ReplyGuard,
        CloseTicket,
        RateTicket,
        RenderForm,
        FindQueue,
        ReadAsStaff,
        AnswerTicket,
        IdempotentReplays,
        UploadAttachment,
      ],
    }),
    worker: [mailer, mails(desk), round('contacts', 'TIDY_MS', [Db, ContactBox], sealContacts)],
    exports: [base, pictures, Admission, Standings, ListTickets, ReadAsStaff, RenderForm],
  };
}
