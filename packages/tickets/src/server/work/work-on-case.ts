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
/** `seen`: the only version that will do. `isDone`: nothing is left to do. `refuse`: asked before the version. */
export type Deed = {
  name: string;
  seen: number;
  body?: object;
  isDone?: (ticket: Ticket) => boolean;
  refuse?: (ticket: Ticket) => void;
};

/** Rights are checked again under the lock: the game may have changed. A repeat under the same key changes nothing. */
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

export function mustBeAsSeen({ version }: Ticket, { seen }: Pick<Deed, 'seen'>): void {
  if (seen !== version) throw new TicketChanged();
}
