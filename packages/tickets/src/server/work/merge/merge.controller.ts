import { Body, Controller, Param } from '@nestjs/common';
import { workCalls, mergeBody, type Desk, type MergeBody } from '@hub/contracts/tickets';
import { Call, CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { MergeCases } from './merge-cases.ts';

export function mergeController(desk: Desk) {
  @Controller()
  class MergeController {
    constructor(private readonly mergeCases: MergeCases) {}

    @Call(workCalls(desk).mergeCase)
    merge(
      @CurrentStaff() caller: StaffCaller,
      @Param('q_id') id: string,
      @Body(yup(mergeBody)) body: MergeBody,
      @SeenVersion() seen: number,
    ) {
      return this.mergeCases.run(caller, numberOf(id), body, seen);
    }
  }
  return MergeController;
}
