import { sweepOld, sweepRows, type Db } from '@hub/nest-kit/db';
import { partnerCallsRetention, expiredPartnerCalls } from '@hub/nest-kit/partner';
import {
  calendarRetention,
  exportsRetention,
  findExpired,
  heldAccountsRetention,
  kitRetention,
  schedulesRetention,
  sweepExpired,
  type Due,
  type RetentionRule,
} from '@hub/nest-kit/retention';
import { findCasesDue, keptTickets, type CaseRetention } from '@hub/tickets/server';
import type { DataSource } from 'typeorm';
import { keptRanking } from './ranking/kept-ranking.ts';

/** What vip keeps, table by table, how long and why. */
export const keptByVip: readonly RetentionRule[] = [
  ...kitRetention,
  schedulesRetention,
  exportsRetention,
  partnerCallsRetention,
  heldAccountsRetention,
  calendarRetention,
  ...keptTickets,
  ...keptRanking,
];

/**
 * Ends everything that has served its time. `askHolds` brings what is held; while it fails, nothing goes. Fails when cases are
 * left that should have ended: they are owed.
 */
export async function endOld(db: Db, cases: Pick<CaseRetention, 'run'>, askHolds: () => Promise<void>): Promise<void> {
  await askHolds();
  const { owed } = await cases.run();
  await sweepExpired(db, keptByVip);
  if (owed) throw new Error('cases that have served their time are left');
}

/** What the next round would end. Changes nothing. */
export async function findAllDue(source: DataSource): Promise<Due[]> {
  return [...(await findCasesDue(source)), ...(await findExpired(source, keptByVip))];
}

export async function sweepWorn(source: DataSource): Promise<void> {
  await sweepRows(source, expiredPartnerCalls);
  await sweepOld(source);
}
