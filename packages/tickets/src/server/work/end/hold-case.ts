import { Injectable } from '@nestjs/common';
import { staffMay } from '@hub/contracts/shared';
import { holdEditors, type HoldBody } from '@hub/contracts/tickets';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import type { Ticket } from '../../ticket.entity.ts';
import { changeTicket } from '../../write-ticket.ts';
import { WorkOnCase } from '../work-on-case.ts';

/** Its player sees nothing of it. */
@Injectable()
export class HoldCase {
  constructor(private readonly on: WorkOnCase) {}

  hold(caller: StaffCaller, id: number, body: HoldBody, seen: number) {
    const { reason = '' } = body;
    const deed = { name: 'hold', body, seen, refuse: mustKeep(caller) };
    return this.on.run(caller, id, deed, async (tx, ticket) => {
      const held = { held_at: () => 'NOW(3)', held_by: caller.who.name, hold_reason: reason };
      await changeTicket(tx, this.on.desk, ticket, { move: 'hold', by: caller, detail: { reason } }, held);
    });
  }

  release(caller: StaffCaller, id: number, body: HoldBody, seen: number) {
    const deed = { name: 'hold/release', body, seen, refuse: mustKeep(caller) };
    return this.on.run(caller, id, deed, async (tx, ticket) => {
      if (ticket.held_at === null) return;
      const detail = { reason: body.reason, before: { by: ticket.held_by, reason: ticket.hold_reason } };
      const free = { held_at: null, held_by: null, hold_reason: null };
      await changeTicket(tx, this.on.desk, ticket, { move: 'release-hold', by: caller, detail }, free);
    });
  }
}

const mustKeep =
  ({ who }: StaffCaller) =>
  ({ game_id }: Ticket): void => {
    if (!staffMay(who, holdEditors, game_id)) throw new Forbidden();
  };
