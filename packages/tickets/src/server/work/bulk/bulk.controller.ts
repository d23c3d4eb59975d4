import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { bulkBody, type BulkBody, type Desk } from '@hub/contracts/tickets';
import { CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { BeginBulk } from './begin-bulk.ts';

/** The same for many cases at once. */
export function bulkController(desk: Desk) {
  @Controller(`api/staff/${desk.api}/bulk`)
  class BulkController {
    constructor(private readonly beginBulk: BeginBulk) {}

    @Post()
    @HttpCode(202)
    begin(@CurrentStaff() caller: StaffCaller, @Body(yup(bulkBody)) body: BulkBody) {
      return this.beginBulk.run(caller, body);
    }

    @Get(':bulk')
    show(@CurrentStaff() caller: StaffCaller, @Param('bulk') bulk: string) {
      return this.beginBulk.view(caller, numberOf(bulk));
    }
  }
  return BulkController;
}
