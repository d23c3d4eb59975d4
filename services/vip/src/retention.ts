import { background, LOG } from '@hub/nest-kit/app';
import { Db, sweepOld, sweepRows } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import type { Log } from '@hub/nest-kit/log';
import { keptPartnerCalls, wornPartnerCalls } from '@hub/nest-kit/partner';
import { repeatEvery } from '@hub/nest-kit/repeat';
import { accountHeld, copyHolds, keptByKit, keptHolds, onceADay, sweepKept, type Kept } from '@hub/nest-kit/retention';

const SWEEP_PAUSE_MS = 60_000;

/** What vip keeps, table by table, how long and why. */
export const keptByVip: readonly Kept[] = [
  ...keptByKit,
  keptPartnerCalls,
  keptHolds,
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

/**
 * Ends everything that has served its time, once a day, whichever process comes first. `askHolds` brings what is held; while
 * it fails, nothing goes.
 */
export async function endOld(db: Db, askHolds: () => Promise<void>): Promise<void> {
  await askHolds();
  await onceADay(db, 'vip', () => sweepKept(db, keptByVip));
}

export const sweeping = background([Db, ServiceClient, LOG], (db: Db, services: ServiceClient, log: Log) => {
  const sweep = async () => {
    await sweepRows(db.source, wornPartnerCalls);
    await sweepOld(db.source);
    await endOld(db, () => copyHolds(db, services));
  };
  return repeatEvery(SWEEP_PAUSE_MS, sweep, log);
});
