import type { DynamicModule } from '@nestjs/common';
import type { Desk } from '@hub/contracts/tickets';
import { Traces } from '@hub/nest-kit/audit';
import { Db, Reads } from '@hub/nest-kit/db';
import { Presence } from '@hub/nest-kit/live';
import type { Log } from '@hub/nest-kit/log';
import { AnswerTicket } from './answer-ticket.ts';
import { Files } from './attachments/files.ts';
import { KeepPicture } from './attachments/keep-picture.ts';
import { mediaController, staffMediaController } from './attachments/media.controller.ts';
import { ReadMedia } from './attachments/read-media.ts';
import { ShowPictures } from './attachments/show-pictures.ts';
import { TakeAttachments } from './attachments/take-attachments.ts';
import { UploadAttachment } from './attachments/upload-attachment.ts';
import { CheckCodes } from './check-codes.ts';
import { CloseTicket } from './close-ticket.ts';
import { ContactBox } from './contact-box.ts';
import { Contacts } from './contacts.ts';
import { ReportLimits } from './report-limits.ts';
import { atHand, atHandControllers } from './at-hand.ts';
import { ExportBox, OwnExports } from '@hub/nest-kit/exports';
import { AskExport } from './exports/ask-export.ts';
import { exportsController, ownTicketExportsController } from './exports/exports.controller.ts';
import { ticketExports } from './exports/ticket-exports.ts';
import { figuresController } from './figures/figures.controller.ts';
import { FindHelped } from './helped/find-helped.ts';
import { FindComments } from './figures/find-comments.ts';
import { FindFigures } from './figures/find-figures.ts';
import { FindByCheckCode } from './find-by-check-code.ts';
import { ReplyForecast } from './forecast/reply-forecast.ts';
import { ReadCounts } from './counters/read-counts.ts';
import { ChangeFilter } from './filters/change-filter.ts';
import { filtersController } from './filters/filters.controller.ts';
import { FindFilters } from './filters/find-filters.ts';
import { SaveFilter } from './filters/save-filter.ts';
import { FindQueue } from './queue/find-queue.ts';
import { CountHelped } from './helped/count-helped.ts';
import { helpedController } from './helped/helped.controller.ts';
import { BeginHandOver } from './hand-over/begin-hand-over.ts';
import { HandOverBoxes } from './hand-over/hand-over-box.ts';
import { handOverController } from './hand-over/hand-over.controller.ts';
import { OpenHandOver } from './hand-over/open-hand-over.ts';
import { WatchHandOver } from './hand-over/watch-hand-over.ts';
import { ListTickets } from './list-tickets.ts';
import { BOUNCE_KEY } from './mail-log/take-bounce.ts';
import { OpenTicket } from './open-ticket.ts';
import { CaptchaCheck, DESK, GameSettings, LOG, OpenEvents, TicketTokens } from './ports.ts';
import { RateTicket } from './rate-ticket.ts';
import { ratingController } from './rating.controller.ts';
import { ShowPaper } from './papers/show-paper.ts';
import { staffPapersController } from './papers/staff-papers.controller.ts';
import { ReadAsStaff } from './read-as-staff.ts';
import { repliesController } from './replies.controller.ts';
import { RenderForm } from './render-form.ts';
import { ReplyGuard } from './reply-guard.ts';
import { ReplyToTicket } from './reply-to-ticket.ts';
import { Exactly } from './search/exactly.ts';
import { NoteSearch } from './search/note-search.ts';
import { SearchIndex } from './search/search-index.ts';
import { searchController } from './search/search.controller.ts';
import { SearchTickets } from './search/search-tickets.ts';
import { staffTicketsController } from './staff-tickets.controller.ts';
import { ticketsController } from './tickets.controller.ts';
import { TwinSubmits } from './twin-submits.ts';
import { unreadController } from './unread.controller.ts';
import { ViewTicket } from './view-ticket.ts';
import { Colleagues } from './work/colleagues/colleagues.ts';
import { workControllers, workProviders } from './work/work.parts.ts';

/** What a desk brings: its constant, its database, its key, its files and the neighbours behind their ports. */
export type DeskParts = {
  desk: Desk;
  db: Db;
  reads: Reads;
  checkKey: Uint8Array;
  /** Signs what the mail server reports. */
  bounceKey: Uint8Array;
  files: Files;
  settings: GameSettings;
  events: OpenEvents;
  captcha: CaptchaCheck;
  tokens: TicketTokens;
  colleagues: Colleagues;
  presence: Presence;
  log: Log;
};

/** What can be done at every desk, one class each. */
const actions = [
  ...atHand,
  ReplyForecast,
  OpenTicket,
  FindByCheckCode,
  ListTickets,
  ViewTicket,
  ReplyToTicket,
  ReplyGuard,
  CloseTicket,
  RateTicket,
  RenderForm,
  CountHelped,
  FindQueue,
  FindFilters,
  SaveFilter,
  ChangeFilter,
  ReadCounts,
  SearchTickets,
  NoteSearch,
  SearchIndex,
  Exactly,
  FindFigures,
  FindComments,
  FindHelped,
  AskExport,
  ReadAsStaff,
  AnswerTicket,
  ...workProviders,
  TwinSubmits,
  KeepPicture,
  TakeAttachments,
  ShowPictures,
  UploadAttachment,
  ReadMedia,
  ShowPaper,
  BeginHandOver,
  OpenHandOver,
  WatchHandOver,
];

/** The ticket engine for one desk. */
export class TicketsModule {
  static for(parts: DeskParts): DynamicModule {
    const exportBox = new ExportBox(parts.db, parts.files.store);
    return {
      module: TicketsModule,
      controllers: [
        ticketsController(parts.desk),
        repliesController(parts.desk),
        ...(parts.desk.rating ? [ratingController(parts.desk)] : []),
        helpedController(parts.desk),
        figuresController(parts.desk),
        exportsController(parts.desk),
        ownTicketExportsController(parts.desk),
        staffTicketsController(parts.desk),
        staffPapersController(parts.desk),
        ...workControllers(parts.desk),
        ...atHandControllers(parts.desk),
        mediaController(parts.desk),
        staffMediaController(parts.desk),
        filtersController(parts.desk),
        searchController(parts.desk),
        handOverController(parts.desk),
        unreadController(parts.desk),
      ],
      providers: [
        { provide: DESK, useValue: parts.desk },
        { provide: Db, useValue: parts.db },
        { provide: Reads, useValue: parts.reads },
        { provide: Traces, useValue: new Traces(parts.db) },
        { provide: CheckCodes, useValue: new CheckCodes(parts.checkKey) },
        ReportLimits,
        { provide: Contacts, useValue: new Contacts(parts.checkKey) },
        { provide: ContactBox, useValue: new ContactBox(parts.checkKey) },
        { provide: HandOverBoxes, useValue: new HandOverBoxes(parts.checkKey) },
        { provide: BOUNCE_KEY, useValue: parts.bounceKey },
        { provide: Files, useValue: parts.files },
        { provide: ExportBox, useValue: exportBox },
        { provide: OwnExports, useValue: new OwnExports(parts.db, exportBox, ticketExports) },
        { provide: GameSettings, useValue: parts.settings },
        { provide: OpenEvents, useValue: parts.events },
        { provide: CaptchaCheck, useValue: parts.captcha },
        { provide: LOG, useValue: parts.log },
        { provide: TicketTokens, useValue: parts.tokens },
        { provide: Colleagues, useValue: parts.colleagues },
        { provide: Presence, useValue: parts.presence },
        ...actions,
      ],
      exports: [ListTickets],
    };
  }
}
