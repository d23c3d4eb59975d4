import { Injectable } from '@nestjs/common';
import { ticketWriters, type MergeBody, type StaffTicketView } from '@hub/contracts/tickets';
import { staffMay } from '@hub/contracts/shared';
import type { Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { In } from 'typeorm';
import { TicketNotFound } from '../../ticket.errors.ts';
import { Ticket } from '../../ticket.entity.ts';
import { statusAfter } from '../../ticket.moves.ts';
import { mustAnswer } from '../../ticket.policy.ts';
import { changeTicket, type TicketColumns } from '../../write-ticket.ts';
import { mergeChanged, mergeMerged, mergeOwner, mergeSelf, targetClosed, targetUnknown } from '../work.errors.ts';
import { mustBeAsSeen, WorkOnCase } from '../work-on-case.ts';
import { sameOwner } from './same-owner.ts';

type Pair = { from: Ticket; into: Ticket };

/**
 * Both rows are locked by rising number and neither may be merged already: merges at one moment never make a circle.
 * Reopening the merged case takes the merge back.
 */
@Injectable()
export class MergeCases {
  constructor(private readonly on: WorkOnCase) {}

  async run(caller: StaffCaller, id: number, body: MergeBody, seen: number): Promise<StaffTicketView> {
    await this.on.served(caller, id);
    const { into, into_version } = body;
    if (id === into) throw mergeSelf();
    const deed = { name: 'merge', body, seen };
    const submit = this.on.submit(caller, id, deed);
    await this.on.db.runTx(async (tx) => {
      const pair = await this.locked(tx, caller, id, into);
      await this.on.once(tx, submit, pair.from, async () => {
        if (pair.from.merged_into_id === into) return;
        mustBeAsSeen(pair.from, deed);
        this.mustFit(pair);
        if (pair.into.version !== into_version) throw mergeChanged();
        await this.merge(tx, caller, pair);
      });
    });
    return this.on.view(caller, id);
  }

  private async locked(tx: Tx, { who }: StaffCaller, id: number, into: number): Promise<Pair> {
    const rows = await tx.manager.find(Ticket, {
      where: { id: In([id, into]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const from = rows.find((row) => row.id === id);
    const target = rows.find((row) => row.id === into);
    if (!from) throw new TicketNotFound();
    mustAnswer(who, from.game_id);
    // A case that somebody does not serve does not exist for them.
    if (!target || !staffMay(who, ticketWriters, target.game_id)) throw targetUnknown();
    return { from, into: target };
  }

  private mustFit({ from, into }: Pair): void {
    if (!sameOwner(from, into)) throw mergeOwner();
    if (from.merged_into_id !== null) throw mergeMerged(this.numberOf(from.merged_into_id));
    if (into.merged_into_id !== null) throw mergeMerged(this.numberOf(into.merged_into_id));
    statusAfter('merge', from.status);
    if (into.closed_at !== null) throw targetClosed();
  }

  private numberOf = (id: number) => `${this.on.desk.numberPrefix}${id}`;

  private async merge(tx: Tx, caller: StaffCaller, { from, into }: Pair): Promise<void> {
    const { desk } = this.on;
    const merged = {
      merged_into_id: into.id,
      is_read: 1,
      waiting_since: null,
      closed_at: () => 'NOW(3)',
      closed_by: 'staff' as const,
    };
    const detail = { before: { status: from.status }, after: { status: 4, merged_into: into.id } };
    await changeTicket(tx, desk, from, { move: 'merge', by: caller, detail }, merged);
    const join = { move: 'join', by: caller, detail: { from: from.id } } as const;
    await changeTicket(tx, desk, into, join, takenOver(from, into));
  }
}

/** What waited for us there waits for us here now, since then. */
function takenOver(from: Ticket, into: Ticket): TicketColumns {
  if (from.waiting_since === null) return { status: into.status };
  const since = into.waiting_since && into.waiting_since < from.waiting_since ? into.waiting_since : from.waiting_since;
  return { status: statusAfter('follow-up', into.status), waiting_since: since };
}
