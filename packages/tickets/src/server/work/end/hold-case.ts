import { Injectable } from '@nestjs/common';
import { staffMay } from '@hub/contracts/shared';
import { holdKeepers, type HoldBody } from '@hub/contracts/tickets';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import { auditOf } from '../../ticket.audit.ts';
import type { Ticket } from '../../ticket.entity.ts';
import { moveTicket } from '../move-ticket.ts';
import { WorkOnCase } from '../work-on-case.ts';

/** A case is kept beyond its time for a reason, until somebody releases it for another; its player sees nothing of it. */
@Injectable()
export class HoldCase {
  constructor(private readonly on: WorkOnCase) {}

  hold(caller: StaffCaller, id: number, body: HoldBody, seen: number) {
    const { reason = '' } = body;
    const deed = { name: 'hold', body, seen, refuse: mustKeep(caller) };
    return this.on.run(caller, id, deed, async (tx, ticket) => {
      const held = { held_at: () => 'NOW(3)', held_by: caller.who.name, hold_reason: reason };
      await moveTicket(tx, this.on.desk, ticket, held, 'staff');
      await tx.audit(auditOf(caller, 'ticket.hold', ticket, { reason }));
    });
  }

  release(caller: StaffCaller, id: number, body: HoldBody, seen: number) {
    const deed = { name: 'hold/release', body, seen, refuse: mustKeep(caller) };
    return this.on.run(caller, id, deed, async (tx, ticket) => {
      if (ticket.held_at === null) return;
      await moveTicket(tx, this.on.desk, ticket, { held_at: null, held_by: null, hold_reason: null }, 'staff');
      const before = { by: ticket.held_by, reason: ticket.hold_reason };
      await tx.audit(auditOf(caller, 'ticket.hold_release', ticket, { reason: body.reason, before }));
    });
  }
}

const mustKeep =
  ({ who }: StaffCaller) =>
  ({ game_id }: Ticket): void => {
    if (!staffMay(who, holdKeepers, game_id)) throw new Forbidden();
  };
