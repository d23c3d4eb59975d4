import { Controller, Header } from '@nestjs/common';
import { reportCalls, type Desk, type UnreadView } from '@hub/contracts/tickets';
import { Call, CurrentReader, type Caller } from '@hub/nest-kit/http';
import { ListTickets } from './list-tickets.ts';

/** How many answers wait: small, and kept by the asking game for half a minute. */
export function unreadController(desk: Desk) {
  @Controller()
  class UnreadController {
    constructor(private readonly listTickets: ListTickets) {}

    @Call(reportCalls(desk).countUnread)
    @Header('cache-control', 'private, max-age=30')
    @Header('vary', 'X-Auth-Token')
    async count(@CurrentReader() caller: Caller): Promise<UnreadView> {
      return { unread_count: await this.listTickets.unreadOf(caller.who) };
    }
  }
  return UnreadController;
}
