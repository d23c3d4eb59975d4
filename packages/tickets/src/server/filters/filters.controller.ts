import { Body, Controller, Header, Param } from '@nestjs/common';
import {
  queueCalls,
  changeFilterBody,
  saveFilterBody,
  type ChangeFilterBody,
  type Desk,
  type SaveFilterBody,
} from '@hub/contracts/tickets';
import { Call, CurrentStaff, SeenVersion, yup, type StaffCaller, numberOf } from '@hub/nest-kit/http';
import { ReadCounts } from '../counters/read-counts.ts';
import { ChangeFilter } from './change-filter.ts';
import { FindFilters } from './find-filters.ts';
import { SaveFilter } from './save-filter.ts';

export function filtersController(desk: Desk) {
  @Controller()
  class FiltersController {
    constructor(
      private readonly findFilters: FindFilters,
      private readonly saveFilter: SaveFilter,
      private readonly changeFilter: ChangeFilter,
      private readonly readCounts: ReadCounts,
    ) {}

    @Call(queueCalls(desk).countCases)
    @Header('cache-control', 'no-store')
    counts(@CurrentStaff() caller: StaffCaller) {
      return this.readCounts.run(caller.who);
    }

    @Call(queueCalls(desk).listChoices)
    @Header('cache-control', 'no-store')
    choices(@CurrentStaff() caller: StaffCaller) {
      return this.readCounts.choices(caller.who);
    }

    @Call(queueCalls(desk).listFilters)
    list(@CurrentStaff() caller: StaffCaller) {
      return this.findFilters.run(caller.who);
    }

    @Call(queueCalls(desk).saveFilter)
    save(@CurrentStaff() caller: StaffCaller, @Body(yup(saveFilterBody)) body: SaveFilterBody) {
      return this.saveFilter.run(caller, body);
    }

    @Call(queueCalls(desk).changeFilter)
    change(
      @CurrentStaff() caller: StaffCaller,
      @Param('filter') id: string,
      @Body(yup(changeFilterBody)) body: ChangeFilterBody,
      @SeenVersion() seen: number,
    ) {
      return this.changeFilter.change(caller, numberOf(id), body, seen);
    }

    @Call(queueCalls(desk).removeFilter)
    remove(@CurrentStaff() caller: StaffCaller, @Param('filter') id: string, @SeenVersion() seen: number) {
      return this.changeFilter.remove(caller, numberOf(id), seen);
    }
  }
  return FiltersController;
}
