import { createHash } from 'node:crypto';
import { count } from '../db/counter.ts';
import type { Db } from '../db/db.ts';

const DAY_S = 86_400;

/** Does a service's round of the retention once a day by the database's clock, whichever process comes first. */
export async function onceADay(db: Db, service: string, work: () => Promise<unknown>): Promise<void> {
  const bucket = createHash('sha256').update(`retention:${service}`).digest();
  if ((await count(db.source, { bucket, windowS: DAY_S, limit: 1 })).over) return;
  await work();
}
