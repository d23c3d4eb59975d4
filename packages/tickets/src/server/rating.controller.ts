import { Body, Controller, Query } from '@nestjs/common';
import { ratingCalls, csatBody, shownQuery, type CsatBody, type Desk, type ShownQuery } from '@hub/contracts/tickets';
import { Call, CurrentReader, yup, type Caller } from '@hub/nest-kit/http';
import { RateTicket } from './rate-ticket.ts';

export function ratingController(desk: Desk) {
  @Controller()
  class RatingController {
    constructor(private readonly rateTicket: RateTicket) {}

    @Call(ratingCalls(desk).rateReport)
    rate(
      @CurrentReader() caller: Caller,
      @Query(yup(shownQuery)) shown: ShownQuery,
      @Body(yup(csatBody)) body: CsatBody,
    ) {
      return this.rateTicket.run(caller, body, shown);
    }
  }
  return RatingController;
}
