import { Body, Controller, Param } from '@nestjs/common';
import { workCalls, assignBody, type AssignBody, type Desk } from '@hub/contracts/tickets';
import { Call, CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { AssignCase } from './assign-case.ts';
import { ReleaseCase } from './release-case.ts';
import { TakeCase } from './take-case.ts';

export function assignmentController(desk: Desk) {
  @Controller()
  class AssignmentController {
    constructor(
      private readonly takeCase: TakeCase,
      private readonly assignCase: AssignCase,
      private readonly releaseCase: ReleaseCase,
    ) {}

    @Call(workCalls(desk).takeCase)
    take(@CurrentStaff() caller: StaffCaller, @Param('q_id') id: string, @SeenVersion() seen: number) {
      return this.takeCase.run(caller, numberOf(id), seen);
    }

    @Call(workCalls(desk).assignCase)
    assign(
      @CurrentStaff() caller: StaffCaller,
      @Param('q_id') id: string,
      @Body(yup(assignBody)) body: AssignBody,
      @SeenVersion() seen: number,
    ) {
      return this.assignCase.run(caller, numberOf(id), body, seen);
    }

    @Call(workCalls(desk).releaseCase)
    release(@CurrentStaff() caller: StaffCaller, @Param('q_id') id: string, @SeenVersion() seen: number) {
      return this.releaseCase.run(caller, numberOf(id), seen);
    }

    @Call(workCalls(desk).listColleagues)
    colleagues(@CurrentStaff() caller: StaffCaller, @Param('q_id') id: string) {
      return this.assignCase.choices(caller, numberOf(id));
    }
  }
  return AssignmentController;
}
