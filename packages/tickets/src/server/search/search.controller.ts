import { Body, Controller, Header } from '@nestjs/common';
import { queueCalls, searchBody, type Desk, type SearchBody } from '@hub/contracts/tickets';
import { Call, CurrentStaff, yup, type StaffCaller } from '@hub/nest-kit/http';
import { SearchTickets } from './search-tickets.ts';

/** A search is sent as a body: what is looked for may be an address, and addresses of pages are kept in many places. */
export function searchController(desk: Desk) {
  @Controller()
  class SearchController {
    constructor(private readonly searchTickets: SearchTickets) {}

    @Call(queueCalls(desk).searchCases)
    @Header('cache-control', 'no-store')
    search(@CurrentStaff() caller: StaffCaller, @Body(yup(searchBody)) body: SearchBody) {
      return this.searchTickets.run(caller, body);
    }
  }
  return SearchController;
}
