import { count, Db } from '@hub/nest-kit/db';
import { keptByKit, sweepKept, type Kept } from '@hub/nest-kit/retention';
import { keptTickets, type CaseRetention } from '@hub/tickets/server';
import { createHash } from 'node:crypto';

const DAY_S = 86_400;

/** What support keeps, table by table, how long and why. */
export const keptBySupport: readonly Kept[] = [
  ...keptByKit,
  ...keptTickets,
  {
    tables: ['penalty'],
    until: 'five years after it ended',
    why: 'the rules of the game count what came before, and an appeal is answered with it',
    sweep: ['penalty WHERE ends_at < NOW(3) - INTERVAL 5 YEAR'],
  },
  {
    tables: ['whitelist'],
    until: 'until staff removes it, or half a year after it ended',
    why: 'it is asked why somebody was let in',
    sweep: ['whitelist WHERE ends_at < NOW(3) - INTERVAL 180 DAY'],
  },
];

/** Ends everything that has served its time, once a day, whichever process comes first. */
export async function endOld(db: Db, cases: CaseRetention): Promise<void> {
  const bucket = createHash('sha256').update('retention:support').digest();
  if ((await count(db.source, { bucket, windowS: DAY_S, limit: 1 })).over) return;
  await cases.run();
  await sweepKept(db, keptBySupport);
}
