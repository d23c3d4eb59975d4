import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { assignBody, type AssignBody, type Desk } from '@hub/contracts/tickets';
import { CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { AssignCase } from './assign-case.ts';
import { ReleaseCase } from './release-case.ts';
import { TakeCase } from './take-case.ts';

/** Who has a case. */
export function assignmentController(desk: Desk) {
  @Controller(`api/staff/${desk.api}`)
  class AssignmentController {
    constructor(
      private readonly takeCase: TakeCase,
      private readonly assignCase: AssignCase,
      private readonly releaseCase: ReleaseCase,
    ) {}

    @Post(':id/take')
    @HttpCode(200)
    take(@CurrentStaff() caller: StaffCaller, @Param('id') id: string, @SeenVersion() seen: number) {
      return this.takeCase.run(caller, numberOf(id), seen);
    }

    @Post(':id/assign')
    @HttpCode(200)
    assign(
      @CurrentStaff() caller: StaffCaller,
      @Param('id') id: string,
      @Body(yup(assignBody)) body: AssignBody,
      @SeenVersion() seen: number,
    ) {
      return this.assignCase.run(caller, numberOf(id), body, seen);
    }

    @Post(':id/release')
    @HttpCode(200)
    release(@CurrentStaff() caller: StaffCaller, @Param('id') id: string, @SeenVersion() seen: number) {
      return this.releaseCase.run(caller, numberOf(id), seen);
    }

    @Get(':id/colleagues')
    colleagues(@CurrentStaff() caller: StaffCaller, @Param('id') id: string) {
      return this.assignCase.choices(caller, numberOf(id));
    }
  }
  return AssignmentController;
}
