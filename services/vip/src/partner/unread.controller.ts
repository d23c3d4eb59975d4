import { Controller, Get, Query } from '@nestjs/common';
import type { UnreadView } from '@hub/contracts/tickets';
import { CurrentService } from '@hub/nest-kit/http';
import { ListTickets } from '@hub/tickets/server';

/** For support, which tells games how many answers of an account wait. */
@Controller('internal/unread')
export class UnreadOfAccountController {
  constructor(private readonly listTickets: ListTickets) {}

  @Get()
  async count(@CurrentService() _: string, @Query('game') game = '', @Query('uid') uid = ''): Promise<UnreadView> {
    return { unread_count: await this.listTickets.unreadOfAccount(String(game), String(uid)) };
  }
}
