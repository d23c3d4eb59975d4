import { Inject, Injectable } from '@nestjs/common';
import type { Desk, StaffTicketView } from '@hub/contracts/tickets';
import { Db, findResult, saveResult, type IdempotentSubmit, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { findTicket, lockTicket } from '../find-ticket.ts';
import { submitOf } from '../guard-submit.ts';
import { DESK } from '../ports.ts';
import { ReadAsStaff } from '../read-as-staff.ts';
import { TicketChanged, TicketNotFound } from '../ticket.errors.ts';
import type { Ticket } from '../ticket.entity.ts';
import { mustAnswer } from '../ticket.policy.ts';

type Work = (tx: Tx, ticket: Ticket) => Promise<unknown>;
/**
 * What is done to a case, as its address names it. `seen`: the version that was read; no other will do. `isDone`: it is so
 * already, and the case is only shown. `refuse`: says more than that the case has changed, and so is asked before.
 */
export type Deed = {
  name: string;
  seen: number;
  body?: object;
  isDone?: (ticket: Ticket) => boolean;
  refuse?: (ticket: Ticket) => void;
};

/**
 * The way to every change of staff: the case must be one that this person serves, its row is locked, and the right is
 * looked at again under the lock, since the game of a case can change. A request that is repeated under its key changes
 * nothing more, whatever became of the case since. The answer is the case as it is then.
 */
@Injectable()
export class WorkOnCase {
  constructor(
    @Inject(DESK) readonly desk: Desk,
    readonly db: Db,
    private readonly reading: ReadAsStaff,
  ) {}

  /** The case if this person may change it; 404 when it is none of theirs, 403 for who may only read. */
  async served(caller: StaffCaller, id: number): Promise<Ticket> {
    const ticket = await findTicket(this.db.source, id);
    if (!ticket) throw new TicketNotFound();
    mustAnswer(caller.who, ticket.game_id);
    return ticket;
  }

  async run(caller: StaffCaller, id: number, deed: Deed, work: Work): Promise<StaffTicketView> {
    const found = await this.served(caller, id);
    if (deed.isDone?.(found)) return this.reading.view(caller, found);
    const submit = this.submit(caller, id, deed);
    await this.db.runTx(async (tx) => {
      const ticket = await lockTicket(tx, id);
      if (!ticket) throw new TicketNotFound();
      mustAnswer(caller.who, ticket.game_id);
      await this.once(tx, submit, ticket, async () => {
        if (deed.isDone?.(ticket)) return;
        deed.refuse?.(ticket);
        mustBeAsSeen(ticket, deed);
        await work(tx, ticket);
      });
    });
    return this.view(caller, id);
  }

  submit(caller: StaffCaller, id: number, { name, body = {} }: Deed): IdempotentSubmit | null {
    return submitOf(`staff/${this.desk.api}/${id}/${name}`, caller, { ...body });
  }

  /** Once for each submit. The case is locked, so a twin in another process has come to its end. */
  async once(tx: Tx, submit: IdempotentSubmit | null, { id }: Ticket, work: () => Promise<unknown>): Promise<void> {
    if (submit && (await findResult(tx.manager, submit)) !== null) return;
    await work();
    if (submit) await saveResult(tx, submit, id);
  }

  async view(caller: StaffCaller, id: number): Promise<StaffTicketView> {
    const ticket = await findTicket(this.db.source, id);
    if (!ticket) throw new TicketNotFound();
    return this.reading.view(caller, ticket);
  }
}

/** Somebody changed it since it was read: that must be read first. */
export function mustBeAsSeen({ version }: Ticket, { seen }: Pick<Deed, 'seen'>): void {
  if (seen !== version) throw new TicketChanged();
}
