import type { Db } from '@hub/nest-kit/db';
import {
  findDue,
  keptByKit,
  keptExports,
  keptRounds,
  onceADay,
  sweepKept,
  type Due,
  type Kept,
} from '@hub/nest-kit/retention';
import { findCasesDue, keptTickets, type CaseRetention } from '@hub/tickets/server';
import type { DataSource } from 'typeorm';

/** What support keeps, table by table, how long and why. */
export const keptBySupport: readonly Kept[] = [
  ...keptByKit,
  keptRounds,
  keptExports,
  ...keptTickets,
  {
    tables: ['penalty'],
    until: 'five years after it ended',
    why: 'the rules of the game count what came before, and an appeal is answered with it',
    sweep: [{ key: 'penalties', rows: 'penalty WHERE ends_at < NOW(3) - INTERVAL 5 YEAR', since: 'ends_at' }],
  },
  {
    tables: ['whitelist'],
    until: 'until staff removes it, or half a year after it ended',
    why: 'it is asked why somebody was let in',
    sweep: [{ key: 'whitelist', rows: 'whitelist WHERE ends_at < NOW(3) - INTERVAL 180 DAY', since: 'ends_at' }],
  },
];

/** Ends everything that has served its time, once a day, whichever process comes first. */
export function endOld(db: Db, cases: CaseRetention): Promise<void> {
  return onceADay(db, 'support', async () => {
    await cases.run();
    await sweepKept(db, keptBySupport);
  });
}

/** What the next round would end. Changes nothing. */
export async function findAllDue(source: DataSource): Promise<Due[]> {
  return [...(await findCasesDue(source)), ...(await findDue(source, keptBySupport))];
}
