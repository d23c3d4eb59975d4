import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  changeFilterBody,
  saveFilterBody,
  type ChangeFilterBody,
  type Desk,
  type SaveFilterBody,
} from '@hub/contracts/tickets';
import { CurrentStaff, versionOf, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { ReadCounts } from '../counters/read-counts.ts';
import { ChangeFilter } from './change-filter.ts';
import { FindFilters } from './find-filters.ts';
import { SaveFilter } from './save-filter.ts';

/** What stands beside the queue: saved filters, and the numbers of everything. */
export function filtersController(desk: Desk) {
  @Controller(`api/staff/${desk.api}`)
  class FiltersController {
    constructor(
      private readonly findFilters: FindFilters,
      private readonly saveFilter: SaveFilter,
      private readonly changeFilter: ChangeFilter,
      private readonly readCounts: ReadCounts,
    ) {}

    @Get('counts')
    @Header('cache-control', 'no-store')
    counts(@CurrentStaff() caller: StaffCaller) {
      return this.readCounts.run(caller.who);
    }

    @Get('choices')
    @Header('cache-control', 'no-store')
    choices(@CurrentStaff() caller: StaffCaller) {
      return this.readCounts.choices(caller.who);
    }

    @Get('filters')
    list(@CurrentStaff() caller: StaffCaller) {
      return this.findFilters.run(caller.who);
    }

    @Post('filters')
    @HttpCode(200)
    save(@CurrentStaff() caller: StaffCaller, @Body(yup(saveFilterBody)) body: SaveFilterBody) {
      return this.saveFilter.run(caller, body);
    }

    @Put('filters/:filter')
    change(
      @CurrentStaff() caller: StaffCaller,
      @Param('filter') id: string,
      @Body(yup(changeFilterBody)) body: ChangeFilterBody,
      @Headers('if-match') seen: string | undefined,
    ) {
      return this.changeFilter.change(caller, numberOf(id), body, versionOf(seen));
    }

    @Delete('filters/:filter')
    remove(@CurrentStaff() caller: StaffCaller, @Param('filter') id: string) {
      return this.changeFilter.remove(caller, numberOf(id));
    }
  }
  return FiltersController;
}
