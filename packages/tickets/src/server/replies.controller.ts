import { Controller, Param, Query } from '@nestjs/common';
import { repliesQuery, reportCalls, type Desk, type RepliesQuery } from '@hub/contracts/tickets';
import { Call, CurrentReader, numberOf, yup, type Caller } from '@hub/nest-kit/http';
import { ViewTicket } from './view-ticket.ts';

export function repliesController(desk: Desk) {
  @Controller()
  class RepliesController {
    constructor(private readonly viewTicket: ViewTicket) {}

    @Call(reportCalls(desk).listReplies)
    earlier(
      @CurrentReader() caller: Caller,
      @Param('q_id') id: string,
      @Query(yup(repliesQuery)) { before }: RepliesQuery,
    ) {
      return this.viewTicket.earlier(caller, numberOf(id), before);
    }
  }
  return RepliesController;
}
