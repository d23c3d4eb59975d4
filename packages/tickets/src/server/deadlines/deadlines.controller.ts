import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  deadlineCalls,
  deadlinesQuery,
  feeBody,
  type DeadlinesQuery,
  type Desk,
  type FeeBody,
} from '@hub/contracts/tickets';
import { Call, CurrentStaff, numberOf, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { CountDeadlines } from './count-deadlines.ts';
import { FindDeadlines } from './find-deadlines.ts';
import { NoteFee } from './note-fee.ts';

export function deadlinesController(desk: Desk) {
  @Controller()
  class DeadlinesController {
    constructor(
      private readonly findDeadlines: FindDeadlines,
      private readonly countDeadlines: CountDeadlines,
      private readonly noteFee: NoteFee,
    ) {}

    @Call(deadlineCalls(desk).listDeadlines)
    list(@CurrentStaff() caller: StaffCaller, @Query(yup(deadlinesQuery)) query: DeadlinesQuery) {
      return this.findDeadlines.run(caller.who, query);
    }

    @Call(deadlineCalls(desk).countDeadlines)
    count(@CurrentStaff() caller: StaffCaller) {
      return this.countDeadlines.run(caller.who);
    }

    @Call(deadlineCalls(desk).noteFee)
    fee(
      @CurrentStaff() caller: StaffCaller,
      @Param('q_id') id: string,
      @Body(yup(feeBody)) body: FeeBody,
      @SeenVersion() seen: number,
    ) {
      return this.noteFee.run(caller, numberOf(id), body, seen);
    }
  }
  return DeadlinesController;
}
