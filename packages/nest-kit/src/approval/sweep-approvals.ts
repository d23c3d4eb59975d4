import type { Db } from '../db/db.ts';
import type { Approval } from './approval.entity.ts';
import { closeApproval } from './close-approval.ts';

const BATCH = 20;

/** Several processes may do so at once. Returns how many. */
export function sweepApprovals(db: Db): Promise<number> {
  return db.runTx(async (tx) => {
    const over = await tx.manager.query<Approval[]>(
      `SELECT * FROM approval WHERE state = 'open' AND expires_at <= NOW(3) LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    );
    for (const row of over) await closeApproval(tx, row, 'expire');
    return over.length;
  });
}
