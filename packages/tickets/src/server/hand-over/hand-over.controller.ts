import { Body, Controller } from '@nestjs/common';
import {
  handOverCalls,
  handOverBody,
  openHandOverBody,
  watchHandOverBody,
  type Desk,
  type HandOverBody,
  type OpenHandOverBody,
  type WatchHandOverBody,
} from '@hub/contracts/tickets';
import { Call, CurrentCaller, yup, type Caller } from '@hub/nest-kit/http';
import { BeginHandOver } from './begin-hand-over.ts';
import { OpenHandOver } from './open-hand-over.ts';
import { WatchHandOver } from './watch-hand-over.ts';

/** Secrets come in the body: no address, and so no log, holds one. */
export function handOverController(desk: Desk) {
  @Controller()
  class HandOverController {
    constructor(
      private readonly beginHandOver: BeginHandOver,
      private readonly openHandOver: OpenHandOver,
      private readonly watchHandOver: WatchHandOver,
    ) {}

    @Call(handOverCalls(desk).handOver)
    begin(@CurrentCaller() caller: Caller, @Body(yup(handOverBody)) body: HandOverBody) {
      return this.beginHandOver.run(caller, body);
    }

    @Call(handOverCalls(desk).openHandOver)
    open(@CurrentCaller() caller: Caller, @Body(yup(openHandOverBody)) body: OpenHandOverBody) {
      return this.openHandOver.run(caller, body);
    }

    @Call(handOverCalls(desk).watchHandOver)
    state(@Body(yup(watchHandOverBody)) body: WatchHandOverBody) {
      return this.watchHandOver.run(body);
    }
  }
  return HandOverController;
}
