import type { Db } from '@hub/nest-kit/db';
import {
  accountHeld,
  findExpired,
  kitRetention,
  calendarRetention,
  exportsRetention,
  heldAccountsRetention,
  schedulesRetention,
  sweepExpired,
  type Due,
  type RetentionRule,
} from '@hub/nest-kit/retention';
import { findCasesDue, keptTickets, type CaseRetention } from '@hub/tickets/server';
import type { DataSource } from 'typeorm';

/** SQL: is this row of `whitelist` of an account that somebody holds? */
const LISTED_HELD = `(kind = 'account' AND EXISTS (SELECT 1 FROM held_account
  WHERE held_account.partner_uid = whitelist.value AND whitelist.game_id IN ('*', held_account.game_id)))`;

/** What support keeps, table by table, how long and why. */
export const keptBySupport: readonly RetentionRule[] = [
  ...kitRetention,
  schedulesRetention,
  calendarRetention,
  exportsRetention,
  heldAccountsRetention,
  {
    tables: ['request_hold'],
    until: 'the accounts, until the request lets them go; its number, five years',
    why: 'an older word of a request that comes late must change nothing',
    sweep: [
      {
        key: 'request-holds',
        rows: "request_hold WHERE accounts = '[]' AND changed_at < NOW(3) - INTERVAL 5 YEAR",
        since: 'changed_at',
      },
    ],
  },
  ...keptTickets,
  {
    tables: ['penalty'],
    until: 'five years after it ended',
    why: 'the rules of the game count what came before, and an appeal is answered with it',
    sweep: [
      {
        key: 'penalties',
        rows: `penalty WHERE ends_at < NOW(3) - INTERVAL 5 YEAR AND NOT ${accountHeld('penalty')}`,
        since: 'ends_at',
      },
    ],
  },
  {
    tables: ['whitelist'],
    until: 'until staff removes it, or half a year after it ended',
    why: 'it is asked why somebody was let in',
    sweep: [
      {
        key: 'whitelist',
        rows: `whitelist WHERE ends_at < NOW(3) - INTERVAL 180 DAY AND NOT ${LISTED_HELD}`,
        since: 'ends_at',
      },
    ],
  },
];

/** Ends everything that has served its time. Fails when cases are left that should have ended: they are owed. */
export async function endOld(db: Db, cases: CaseRetention): Promise<void> {
  const { owed } = await cases.run();
  await sweepExpired(db, keptBySupport);
  if (owed) throw new Error('cases that have served their time are left');
}

/** What the next round would end. Changes nothing. */
export async function findAllDue(source: DataSource): Promise<Due[]> {
  return [...(await findCasesDue(source)), ...(await findExpired(source, keptBySupport))];
}
