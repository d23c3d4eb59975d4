import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { mergeBody, type Desk, type MergeBody } from '@hub/contracts/tickets';
import { CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { MergeCases } from './merge-cases.ts';

/** Two cases of one owner become one. */
export function mergeController(desk: Desk) {
  @Controller(`api/staff/${desk.api}`)
  class MergeController {
    constructor(private readonly mergeCases: MergeCases) {}

    @Post(':id/merge')
    @HttpCode(200)
    merge(
      @CurrentStaff() caller: StaffCaller,
      @Param('id') id: string,
      @Body(yup(mergeBody)) { into }: MergeBody,
      @SeenVersion() seen: number,
    ) {
      return this.mergeCases.run(caller, numberOf(id), into, seen);
    }
  }
  return MergeController;
}
