import { keptPartnerCalls } from '@hub/nest-kit/partner';
import type { Db } from '@hub/nest-kit/db';
import { accountHeld, keptByKit, keptHolds, onceADay, sweepKept, type Kept } from '@hub/nest-kit/retention';

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
