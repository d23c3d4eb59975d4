import { Inject, Injectable } from '@nestjs/common';
import { gamesOf } from '@hub/contracts/shared';
import { ticketWriters, type BulkAction, type BulkBody, type BulkView, type Desk } from '@hub/contracts/tickets';
import { Db, runIdempotent, saveResult, type IdempotentSubmit } from '@hub/nest-kit/db';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import { submitOf } from '../../guard-submit.ts';
import { ticketJobs } from '../../jobs.ts';
import { DESK } from '../../ports.ts';
import { TicketNotFound } from '../../ticket.errors.ts';
import { Bulk, BulkItem } from './bulk.entity.ts';

@Injectable()
export class BeginBulk {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
  ) {}

  async run(caller: StaffCaller, body: BulkBody): Promise<BulkView> {
    if (gamesOf(caller.who, ticketWriters).length === 0) throw new Forbidden();
    const submit = submitOf(`staff/${this.desk.api}/bulk`, caller, body);
    return this.view(caller, await runIdempotent(this.db.source, submit, () => this.store(caller, body, submit)));
  }

  /** Whoever asked for it follows it; for others it does not exist. */
  async view({ who }: StaffCaller, id: number): Promise<BulkView> {
    const bulk = await this.db.source.getRepository(Bulk).findOneBy({ id, staff_id: who.id });
    if (!bulk) throw new TicketNotFound();
    const items = await this.db.source
      .getRepository(BulkItem)
      .find({ where: { bulk_id: bulk.id }, order: { ticket_id: 'ASC' } });
    return {
      data: {
        id: bulk.id,
        action: bulk.action,
        total: items.length,
        left: items.filter(({ result }) => result === null).length,
        items: items.map(({ ticket_id, result }) => ({ ticket_id, result })),
      },
    };
  }

  private store(
    caller: StaffCaller,
    { action, ids, content }: BulkBody,
    submit: IdempotentSubmit | null,
  ): Promise<number> {
    const { who, rid, ip } = caller;
    return this.db.runTx(async (tx) => {
      const row = {
        staff_id: who.id,
        who: JSON.stringify(who),
        action: action as BulkAction,
        content: action === 'answer' ? (content ?? '') : '',
        rid,
        address: ip,
      };
      const written = await tx.manager
        .createQueryBuilder()
        .insert()
        .into(Bulk)
        .values(row)
        .updateEntity(false)
        .execute();
      const id = Number((written.raw as { insertId: number }).insertId);
      await tx.manager.insert(
        BulkItem,
        ids.map((ticket) => ({ bulk_id: id, ticket_id: ticket })),
      );
      await tx.audit({
        actor_kind: 'staff',
        actor: who.login,
        action: 'ticket.bulk',
        game_id: '',
        object: `bulk:${id}`,
        detail: JSON.stringify({ action, count: ids.length }),
        rid,
        address: ip,
      });
      await tx.enqueue(ticketJobs(this.desk).bulk, { bulkId: id }, `${this.desk.key}-bulk-${id}`);
      if (submit) await saveResult(tx, submit, id);
      return id;
    });
  }
}
