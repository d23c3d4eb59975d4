import { Controller, Header, Query, UseGuards } from '@nestjs/common';
import { partnerCalls, unreadOfQuery, type UnreadOfQuery, type UnreadOfView } from '@hub/contracts/partner';
import { Call, yup } from '@hub/nest-kit/http';
import { CurrentPartner, PartnerSigned, type Partner } from '@hub/nest-kit/partner';
import { ListTickets } from '@hub/tickets/server';
import { VipUnread } from '../clients/vip-unread.ts';

/** For the red dot in the game: asked by its server, for players who have no page of ours open. */
@Controller()
@UseGuards(PartnerSigned)
export class UnreadOfAccountController {
  constructor(
    private readonly listTickets: ListTickets,
    private readonly vip: VipUnread,
  ) {}

  @Call(partnerCalls.countUnread)
  @Header('cache-control', 'no-store')
  async count(
    @CurrentPartner() { game }: Partner,
    @Query(yup(unreadOfQuery)) { partner_uid }: UnreadOfQuery,
  ): Promise<UnreadOfView> {
    const [own, vip] = await Promise.all([
      this.listTickets.unreadOfAccount(game, partner_uid),
      this.vip.of(game, partner_uid),
    ]);
    return { unread_count: own + vip };
  }
}
