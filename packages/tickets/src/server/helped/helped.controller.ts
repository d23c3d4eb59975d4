import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { helpedBody, type Desk, type HelpedBody } from '@hub/contracts/tickets';
import { CurrentCaller, yup, type Caller } from '@hub/nest-kit/http';
import { CountHelped } from './count-helped.ts';

/** The route of a desk's form for an article that spared a report. */
export function helpedController(desk: Desk) {
  @Controller(`api/${desk.api}`)
  class HelpedController {
    constructor(private readonly countHelped: CountHelped) {}

    @Post('article_helped')
    @HttpCode(200)
    helped(@CurrentCaller() caller: Caller, @Body(yup(helpedBody)) body: HelpedBody) {
      return this.countHelped.run(caller, body);
    }
  }
  return HelpedController;
}
