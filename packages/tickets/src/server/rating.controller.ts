import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { csatBody, type CsatBody, type Desk } from '@hub/contracts/tickets';
import { CurrentReader, yup, type Caller } from '@hub/nest-kit/http';
import { RateTicket } from './rate-ticket.ts';

/** The route of a desk whose closed cases can be rated. */
export function ratingController(desk: Desk) {
  @Controller(`api/${desk.api}`)
  class RatingController {
    constructor(private readonly rateTicket: RateTicket) {}

    @Post('post_csat')
    @HttpCode(200)
    rate(@CurrentReader() caller: Caller, @Body(yup(csatBody)) body: CsatBody) {
      return this.rateTicket.run(caller, body);
    }
  }
  return RatingController;
}
