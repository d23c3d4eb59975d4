import { Inject, Injectable } from '@nestjs/common';
import type { Desk, PresenceBody, PresenceView } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { Presence, presenceTopic } from '@hub/nest-kit/live';
import { DESK } from '../../ports.ts';
import { TicketNotFound } from '../../ticket.errors.ts';
import { Ticket } from '../../ticket.entity.ts';
import { mustRead } from '../../ticket.policy.ts';

type Doing = PresenceView['data'][number]['doing'];

@Injectable()
export class ShowPresence {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly presence: Presence,
  ) {}

  async run({ who }: StaffCaller, id: number, { doing }: PresenceBody): Promise<PresenceView> {
    const tickets = this.db.source.getRepository(Ticket);
    const ticket = await tickets.findOne({ select: { game_id: true }, where: { id } });
    if (!ticket) throw new TicketNotFound();
    mustRead(who, ticket.game_id);
    const others = await this.presence.beat(presenceTopic(this.desk.key, id), { id: who.id, name: who.name, doing });
    return { data: others.map((one) => ({ ...one, doing: one.doing as Doing })) };
  }
}
