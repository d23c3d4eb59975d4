import { Controller, Header, Query, UseGuards } from '@nestjs/common';
import { partnerCalls, unreadOfQuery, type UnreadOfQuery, type UnreadOfView } from '@hub/contracts/partner';
import { Call, yup } from '@hub/nest-kit/http';
import { CurrentPartner, PartnerSigned, type Partner } from '@hub/nest-kit/partner';
import { ListTickets } from '@hub/tickets/server';

/** For the red dot in the game: asked by its server, for players who have no page of ours open. */
@Controller()
@UseGuards(PartnerSigned)
export class UnreadOfAccountController {
  constructor(private readonly listTickets: ListTickets) {}

  @Call(partnerCalls.countUnread)
  @Header('cache-control', 'no-store')
  async count(
    @CurrentPartner() { game }: Partner,
    @Query(yup(unreadOfQuery)) { partner_uid }: UnreadOfQuery,
  ): Promise<UnreadOfView> {
    return { unread_count: await this.listTickets.unreadOfAccount(game, partner_uid) };
  }
}
