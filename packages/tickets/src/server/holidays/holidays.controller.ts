import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  holidayBody,
  holidaysImportBody,
  holidaysQuery,
  removeHolidayBody,
  type Desk,
  type HolidayBody,
  type HolidaysImportBody,
  type HolidaysQuery,
  type RemoveHolidayBody,
} from '@hub/contracts/tickets';
import { CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { FindHolidays } from './find-holidays.ts';
import { KeepHolidays } from './keep-holidays.ts';

/** The days when a desk stays shut, for those who answer for its figures. */
export function holidaysController(desk: Desk) {
  @Controller(`api/staff/${desk.api}/holidays`)
  class HolidaysController {
    constructor(
      private readonly find: FindHolidays,
      private readonly keep: KeepHolidays,
    ) {}

    @Get()
    @Header('cache-control', 'no-store')
    list(@CurrentStaff() caller: StaffCaller, @Query(yup(holidaysQuery)) query: HolidaysQuery) {
      return this.find.run(caller.who, query);
    }

    @Post()
    @HttpCode(200)
    add(@CurrentStaff() caller: StaffCaller, @Body(yup(holidayBody)) body: HolidayBody) {
      return this.keep.add(caller, body);
    }

    @Post('import')
    @HttpCode(200)
    import(@CurrentStaff() caller: StaffCaller, @Body(yup(holidaysImportBody)) body: HolidaysImportBody) {
      return this.keep.import(caller, body);
    }

    @Post(':holiday/remove')
    @HttpCode(200)
    remove(
      @CurrentStaff() caller: StaffCaller,
      @Param('holiday') id: string,
      @Body(yup(removeHolidayBody)) { reason }: RemoveHolidayBody,
    ) {
      return this.keep.remove(caller, id, reason);
    }
  }
  return HolidaysController;
}
