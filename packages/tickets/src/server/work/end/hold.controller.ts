import { Body, Controller, Param } from '@nestjs/common';
import { holdBody, workCalls, type Desk, type HoldBody } from '@hub/contracts/tickets';
import { Call, CurrentStaff, numberOf, SeenVersion, yup, type StaffCaller } from '@hub/nest-kit/http';
import { HoldCase } from './hold-case.ts';

export function holdController(desk: Desk) {
  @Controller()
  class HoldController {
    constructor(private readonly holdCase: HoldCase) {}

    @Call(workCalls(desk).holdCase)
    hold(
      @CurrentStaff() caller: StaffCaller,
      @Param('q_id') id: string,
      @Body(yup(holdBody)) body: HoldBody,
      @SeenVersion() seen: number,
    ) {
      return this.holdCase.hold(caller, numberOf(id), body, seen);
    }

    @Call(workCalls(desk).releaseHold)
    release(
      @CurrentStaff() caller: StaffCaller,
      @Param('q_id') id: string,
      @Body(yup(holdBody)) body: HoldBody,
      @SeenVersion() seen: number,
    ) {
      return this.holdCase.release(caller, numberOf(id), body, seen);
    }
  }
  return HoldController;
}
