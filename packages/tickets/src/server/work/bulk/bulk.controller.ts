import { Body, Controller, Param } from '@nestjs/common';
import { bulkCalls, bulkBody, type BulkBody, type Desk } from '@hub/contracts/tickets';
import { Call, CurrentStaff, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { BeginBulk } from './begin-bulk.ts';

export function bulkController(desk: Desk) {
  @Controller()
  class BulkController {
    constructor(private readonly beginBulk: BeginBulk) {}

    @Call(bulkCalls(desk).startBulk)
    begin(@CurrentStaff() caller: StaffCaller, @Body(yup(bulkBody)) body: BulkBody) {
      return this.beginBulk.run(caller, body);
    }

    @Call(bulkCalls(desk).getBulk)
    show(@CurrentStaff() caller: StaffCaller, @Param('bulk') bulk: string) {
      return this.beginBulk.view(caller, numberOf(bulk));
    }
  }
  return BulkController;
}
