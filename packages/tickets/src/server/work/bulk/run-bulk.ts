import type { StaffWho } from '@hub/contracts/shared';
import type { Desk } from '@hub/contracts/tickets';
import type { Db, Tx } from '@hub/nest-kit/db';
import { handles, type JobHandler } from '@hub/nest-kit/outbox';
import { IsNull } from 'typeorm';
import { ticketJobs } from '../../jobs.ts';
import { actOnOne, type ManyWork } from './act-on-many.ts';
import { Bulk, BulkItem } from './bulk.entity.ts';

/**
 * Carries out the work on many cases: one transaction for each, in which its row is locked, the case is changed and the
 * row gets its result. A worker that dies leaves the rest to the next one, and no case is done twice.
 */
export function bulkHandler({ desk, db }: { desk: Desk; db: Db }): JobHandler {
  return handles(ticketJobs(desk).bulk, async ({ bulkId }) => {
    const bulk = await db.source.getRepository(Bulk).findOneByOrFail({ id: bulkId });
    const { action, content, rid, address } = bulk;
    const actor = { who: JSON.parse(bulk.who) as StaffWho, rid, ip: address };
    const waiting = await db.source
      .getRepository(BulkItem)
      .find({ where: { bulk_id: bulkId, result: IsNull() }, order: { ticket_id: 'ASC' } });
    const work: ManyWork = { desk, actor, bulk: bulkId, action, content };
    for (const { ticket_id } of waiting) await db.runTx((tx) => doOnce(tx, work, ticket_id));
    await db.source.getRepository(Bulk).update({ id: bulkId, done_at: IsNull() }, { done_at: () => 'NOW(3)' });
  });
}

async function doOnce(tx: Tx, work: ManyWork, ticketId: number): Promise<void> {
  const row = { bulk_id: work.bulk, ticket_id: ticketId };
  const item = await tx.manager.findOneOrFail(BulkItem, { where: row, lock: { mode: 'pessimistic_write' } });
  if (item.result !== null) return;
  const result = await actOnOne(tx, work, ticketId);
  await tx.manager.update(BulkItem, row, { result, done_at: () => 'NOW(3)' });
}
