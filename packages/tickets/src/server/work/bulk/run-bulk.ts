import type { StaffPrincipal } from '@hub/contracts/shared';
import type { Desk } from '@hub/contracts/tickets';
import type { Db, Tx } from '@hub/nest-kit/db';
import { handles, type JobHandler } from '@hub/nest-kit/outbox';
import { In, IsNull } from 'typeorm';
import { ticketJobs } from '../../jobs.ts';
import { Ticket } from '../../ticket.entity.ts';
import type { Colleagues } from '../colleagues/colleagues.ts';
import { actOnOne, type ManyWork } from './act-on-many.ts';
import { Bulk, BulkItem } from './bulk.entity.ts';
import { rightsNow } from './rights-now.ts';

type BulkParts = { desk: Desk; db: Db; colleagues: Colleagues };

/** A transaction per case holds change and result: a worker that dies leaves the rest, and no case is done twice. */
export function bulkHandler({ desk, db, colleagues }: BulkParts): JobHandler {
  return handles(ticketJobs(desk).bulk, async ({ bulkId }) => {
    const bulk = await db.source.getRepository(Bulk).findOneByOrFail({ id: bulkId });
    const { action, content, rid, address } = bulk;
    const waiting = await db.source
      .getRepository(BulkItem)
      .find({ where: { bulk_id: bulkId, result: IsNull() }, order: { ticket_id: 'ASC' } });
    const asked = JSON.parse(bulk.who) as StaffPrincipal;
    const who = await rightsNow(colleagues, asked, await gamesOf(db, waiting));
    const actor = { who, rid, ip: address };
    const work: ManyWork = { desk, actor, bulk: bulkId, action, content };
    await doEach(db, work, waiting);
    await db.source.getRepository(Bulk).update({ id: bulkId, done_at: IsNull() }, { done_at: () => 'NOW(3)' });
  });
}

/** With so many the fault is not in the cases. */
const FAULTS_MAX = 5;

/** A case that cannot be worked on holds up none behind it; the job is tried again for it. */
async function doEach(db: Db, work: ManyWork, items: BulkItem[]): Promise<void> {
  const faults: unknown[] = [];
  for (const { ticket_id } of items) {
    await db.runTx((tx) => doOnce(tx, work, ticket_id)).catch((error: unknown) => faults.push(error));
    if (faults.length >= FAULTS_MAX) break;
  }
  if (faults.length > 0) throw faults[0];
}

async function gamesOf(db: Db, items: BulkItem[]): Promise<string[]> {
  const rows = await db.source
    .getRepository(Ticket)
    .find({ select: { game_id: true }, where: { id: In(items.map(({ ticket_id }) => ticket_id)) } });
  return [...new Set(rows.map(({ game_id }) => game_id))];
}

async function doOnce(tx: Tx, work: ManyWork, ticketId: number): Promise<void> {
  const row = [work.bulk, ticketId];
  const waiting: object[] = await tx.manager.query(
    'SELECT 1 FROM bulk_item WHERE bulk_id = ? AND ticket_id = ? AND result IS NULL FOR UPDATE',
    row,
  );
  if (waiting.length === 0) return;
  const result = await actOnOne(tx, work, ticketId);
  await tx.manager.query('UPDATE bulk_item SET result = ?, done_at = NOW(3) WHERE bulk_id = ? AND ticket_id = ?', [
    result,
    ...row,
  ]);
}
