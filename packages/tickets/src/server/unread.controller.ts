import { Controller, Get, Header } from '@nestjs/common';
import type { Desk, UnreadView } from '@hub/contracts/tickets';
import { CurrentReader, type Caller } from '@hub/nest-kit/http';
import { ListTickets } from './list-tickets.ts';

/** How many answers wait: small, and kept by the asking game for half a minute. */
export function unreadController(desk: Desk) {
  @Controller(`api/${desk.api}/unread`)
  class UnreadController {
    constructor(private readonly listTickets: ListTickets) {}

    @Get()
    @Header('cache-control', 'private, max-age=30')
    @Header('vary', 'X-Auth-Token')
    async count(@CurrentReader() caller: Caller): Promise<UnreadView> {
      return { unread_count: await this.listTickets.unreadOf(caller.who) };
    }
  }
  return UnreadController;
}
