import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  holidayCalls,
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
import { Call, CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { FindHolidays } from './find-holidays.ts';
import { KeepHolidays } from './keep-holidays.ts';

export function holidaysController(desk: Desk) {
  @Controller()
  class HolidaysController {
    constructor(
      private readonly find: FindHolidays,
      private readonly keep: KeepHolidays,
    ) {}

    @Call(holidayCalls(desk).listHolidays)
    @Header('cache-control', 'no-store')
    list(@CurrentStaff() caller: StaffCaller, @Query(yup(holidaysQuery)) query: HolidaysQuery) {
      return this.find.run(caller.who, query);
    }

    @Call(holidayCalls(desk).addHoliday)
    add(@CurrentStaff() caller: StaffCaller, @Body(yup(holidayBody)) body: HolidayBody) {
      return this.keep.add(caller, body);
    }

    @Call(holidayCalls(desk).importHolidays)
    import(@CurrentStaff() caller: StaffCaller, @Body(yup(holidaysImportBody)) body: HolidaysImportBody) {
      return this.keep.import(caller, body);
    }

    @Call(holidayCalls(desk).removeHoliday)
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
