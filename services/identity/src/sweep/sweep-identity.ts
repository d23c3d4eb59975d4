import { sweepApprovals } from '@hub/nest-kit/approval';
import { sweepOld, sweepRows, type Db } from '@hub/nest-kit/db';
import { keptByIdentity } from '../retention.ts';

/** Rows that can decide nothing any more: one round, in small bites, until nothing is left of them. */
export async function sweepIdentity(db: Db): Promise<void> {
  const { source } = db;
  await sweepApprovals(db);
  for (const rows of keptByIdentity.flatMap(({ outlived = [] }) => outlived)) await sweepRows(source, rows);
  await sweepOld(source);
}
