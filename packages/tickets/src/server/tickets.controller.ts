import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  pictureCalls,
  reportCalls,
  closeBody,
  lookupBody,
  shownQuery,
  UPLOAD_FIELD,
  uploadQuery,
  type CloseBody,
  type Desk,
  type FileUse,
  type LookupBody,
  type ShownQuery,
  type UploadQuery,
} from '@hub/contracts/tickets';
import {
  Call,
  CurrentCaller,
  CurrentHolder,
  CurrentReader,
  CurrentUpload,
  TakesFiles,
  yup,
  type Caller,
  type Upload,
  numberOf,
} from '@hub/nest-kit/http';
import { fileFields } from './attachments/file-fields.ts';
import { UploadAttachment } from './attachments/upload-attachment.ts';
import { senderOf } from './hand-over/hand-over-sender.ts';
import { CloseTicket } from './close-ticket.ts';
import { FindByCheckCode } from './find-by-check-code.ts';
import { ListTickets, type ListQuery } from './list-tickets.ts';
import { OpenTicket } from './open-ticket.ts';
import { RenderForm } from './render-form.ts';
import { ReplyToTicket } from './reply-to-ticket.ts';
import { ViewTicket } from './view-ticket.ts';

/** What is handed over is a new report: it adds nothing to an old one. */
const uploaderOf = (desk: Desk, caller: Caller, use: FileUse) =>
  use === 'create' ? senderOf(desk, caller).caller : caller;

export function ticketsController(desk: Desk) {
  @Controller()
  class TicketsController {
    constructor(
      private readonly openTicket: OpenTicket,
      private readonly findByCheckCode: FindByCheckCode,
      private readonly listTickets: ListTickets,
      private readonly viewTicket: ViewTicket,
      private readonly replyToTicket: ReplyToTicket,
      private readonly closeTicket: CloseTicket,
      private readonly renderForm: RenderForm,
      private readonly uploadAttachment: UploadAttachment,
    ) {}

    @Call(reportCalls(desk).createReport)
    @TakesFiles({ files: fileFields(desk, 'create') })
    create(@CurrentCaller() caller: Caller, @CurrentUpload() upload: Upload) {
      return this.openTicket.run(caller, upload);
    }

    @Call(pictureCalls(desk).uploadPicture)
    @TakesFiles({ files: [UPLOAD_FIELD] })
    attach(
      @CurrentCaller() caller: Caller,
      @Query(yup(uploadQuery)) query: UploadQuery,
      @CurrentUpload() upload: Upload,
    ) {
      return this.uploadAttachment.run(uploaderOf(desk, caller, query.for), query, upload);
    }

    @Call(reportCalls(desk).lookUpReport)
    byCheckId(@CurrentCaller() caller: Caller, @Body(yup(lookupBody)) body: LookupBody) {
      return this.findByCheckCode.run(caller, body);
    }

    @Call(reportCalls(desk).listReports)
    list(@CurrentHolder() caller: Caller, @Query() query: ListQuery) {
      return this.listTickets.run(caller, query);
    }

    @Call(reportCalls(desk).viewReport)
    view(@CurrentReader() caller: Caller, @Param('q_id') id: string, @Query(yup(shownQuery)) shown: ShownQuery) {
      return this.viewTicket.run(caller, numberOf(id), shown);
    }

    @Call(reportCalls(desk).replyToReport)
    @TakesFiles({ files: fileFields(desk, 'reply') })
    reply(@CurrentReader() caller: Caller, @Query(yup(shownQuery)) shown: ShownQuery, @CurrentUpload() upload: Upload) {
      return this.replyToTicket.run(caller, upload, shown);
    }

    @Call(reportCalls(desk).closeReport)
    close(
      @CurrentReader() caller: Caller,
      @Query(yup(shownQuery)) shown: ShownQuery,
      @Body(yup(closeBody)) body: CloseBody,
    ) {
      return this.closeTicket.run(caller, body, shown);
    }

    @Call(reportCalls(desk).renderForm)
    form(@CurrentCaller() caller: Caller, @Param('game_id') game: string) {
      return this.renderForm.run(caller, game);
    }
  }
  return TicketsController;
}
