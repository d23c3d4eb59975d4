import { background, LOG } from '@hub/nest-kit/app';
import { runCalendarByTimer } from '@hub/nest-kit/calendar';
import { Db, sweepOld, sweepRows } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import type { Log } from '@hub/nest-kit/log';
import { handles } from '@hub/nest-kit/outbox';
import { partnerCallsRetention, expiredPartnerCalls } from '@hub/nest-kit/partner';
import { repeatEvery, type Repeating } from '@hub/nest-kit/repeat';
import {
  accountHeld,
  copyHolds,
  kitRetention,
  calendarRetention,
  heldAccountsRetention,
  retentionDay,
  sweepExpired,
  type RetentionRule,
} from '@hub/nest-kit/retention';
import { unwatched } from '@hub/nest-kit/schedules';

const SWEEP_PAUSE_MS = 60_000;

/** What vip keeps, table by table, how long and why. */
export const keptByVip: readonly RetentionRule[] = [
  ...kitRetention,
  partnerCallsRetention,
  heldAccountsRetention,
  calendarRetention,
  {
    tables: ['vip_push'],
    until: 'a year after the level ended',
    why: 'whoever came back was VIP before; what a game says late is refused by its own time',
    sweep: [
      {
        key: 'levels',
        rows: `vip_push WHERE until < NOW(3) - INTERVAL 1 YEAR AND NOT ${accountHeld('vip_push')}`,
        since: 'until',
      },
    ],
  },
];

/** Ends everything that has served its time. `askHolds` brings what is held; while it fails, nothing goes. */
export async function endOld(db: Db, askHolds: () => Promise<void>): Promise<void> {
  await askHolds();
  await sweepExpired(db, keptByVip);
}

export const sweeping = background([Db, LOG], (db: Db, log: Log) => {
  const sweep = async () => {
    await sweepRows(db.source, expiredPartnerCalls);
    await sweepOld(db.source);
  };
  return repeatEvery(SWEEP_PAUSE_MS, sweep, log);
});

/** Ends it on the days of the calendar. */
export function keepRetention(db: Db, services: Pick<ServiceClient, 'call'>, log: Log, everyMs?: number): Repeating {
  const handlers = [handles(retentionDay.job, () => endOld(db, () => copyHolds(db, services)))];
  return runCalendarByTimer({
    db,
    entries: [retentionDay],
    handlers,
    log,
    watch: unwatched,
    ...(everyMs && { everyMs }),
  });
}

export const ending = background([Db, ServiceClient, LOG], (db: Db, services: ServiceClient, log: Log) =>
  keepRetention(db, services, log),
);
