import { Controller, Param, Query } from '@nestjs/common';
import {
  caseCalls,
  queueCalls,
  queueQuery,
  repliesQuery,
  type Desk,
  type QueueQuery,
  type RepliesQuery,
} from '@hub/contracts/tickets';
import {
  Call,
  CurrentStaff,
  CurrentUpload,
  TakesFiles,
  SeenVersion,
  yup,
  type StaffCaller,
  type Upload,
  numberOf,
} from '@hub/nest-kit/http';
import { AnswerTicket } from './answer-ticket.ts';
import { fileFields } from './attachments/file-fields.ts';
import { FindQueue } from './queue/find-queue.ts';
import { ReadAsStaff } from './read-as-staff.ts';

export function staffTicketsController(desk: Desk) {
  @Controller()
  class StaffTicketsController {
    constructor(
      private readonly findQueue: FindQueue,
      private readonly readAsStaff: ReadAsStaff,
      private readonly answerTicket: AnswerTicket,
    ) {}

    @Call(queueCalls(desk).listCases)
    queue(@CurrentStaff() caller: StaffCaller, @Query(yup(queueQuery)) query: QueueQuery) {
      return this.findQueue.run(caller.who, query);
    }

    @Call(caseCalls(desk).getCase)
    read(@CurrentStaff() caller: StaffCaller, @Param('q_id') id: string) {
      return this.readAsStaff.run(caller, numberOf(id));
    }

    @Call(caseCalls(desk).listCaseReplies)
    replies(
      @CurrentStaff() caller: StaffCaller,
      @Param('q_id') id: string,
      @Query(yup(repliesQuery)) { before }: RepliesQuery,
    ) {
      return this.readAsStaff.earlier(caller, numberOf(id), before);
    }

    @Call(caseCalls(desk).answerCase)
    @TakesFiles({ files: fileFields(desk, 'reply') })
    answer(
      @CurrentStaff() caller: StaffCaller,
      @Param('q_id') id: string,
      @CurrentUpload() upload: Upload,
      @SeenVersion() seen: number,
    ) {
      return this.answerTicket.run(caller, numberOf(id), upload, seen);
    }
  }
  return StaffTicketsController;
}
