import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  handOverBody,
  openHandOverBody,
  watchHandOverBody,
  type Desk,
  type HandOverBody,
  type OpenHandOverBody,
  type WatchHandOverBody,
} from '@hub/contracts/tickets';
import { CurrentCaller, yup, type Caller } from '@hub/nest-kit/http';
import { BeginHandOver } from './begin-hand-over.ts';
import { OpenHandOver } from './open-hand-over.ts';
import { WatchHandOver } from './watch-hand-over.ts';

/** Half-written reports that go on in another browser. Secrets come in the body: no address, and so no log, holds one. */
export function handOverController(desk: Desk) {
  @Controller(`api/${desk.api}/drafts`)
  class HandOverController {
    constructor(
      private readonly beginHandOver: BeginHandOver,
      private readonly openHandOver: OpenHandOver,
      private readonly watchHandOver: WatchHandOver,
    ) {}

    @Post()
    @HttpCode(200)
    begin(@CurrentCaller() caller: Caller, @Body(yup(handOverBody)) body: HandOverBody) {
      return this.beginHandOver.run(caller, body);
    }

    @Post('open')
    @HttpCode(200)
    open(@CurrentCaller() caller: Caller, @Body(yup(openHandOverBody)) body: OpenHandOverBody) {
      return this.openHandOver.run(caller, body);
    }

    @Post('state')
    @HttpCode(200)
    state(@Body(yup(watchHandOverBody)) body: WatchHandOverBody) {
      return this.watchHandOver.run(body);
    }
  }
  return HandOverController;
}
