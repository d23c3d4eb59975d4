import type { Db } from '@hub/nest-kit/db';
import type { ServiceClient } from '@hub/nest-kit/http';
import {
  accountHeld,
  calendarRetention,
  copyHolds,
  heldAccountsRetention,
  kitRetention,
  schedulesRetention,
  sweepExpired,
  type RetentionRule,
} from '@hub/nest-kit/retention';

export const keptBySample: readonly RetentionRule[] = [
  ...kitRetention,
  schedulesRetention,
  calendarRetention,
  heldAccountsRetention,
  {
    tables: ['sample_note'],
    until: 'a year after it was left',
    why: 'notes are read within days; nobody comes back to one of last year',
    sweep: [
      {
        key: 'sample-notes',
        rows: `sample_note WHERE left_at < NOW(3) - INTERVAL 1 YEAR AND NOT ${accountHeld('sample_note')}`,
        since: 'left_at',
      },
    ],
  },
];

export async function endOld(db: Db, services: ServiceClient): Promise<void> {
  await copyHolds(db, services);
  await sweepExpired(db, keptBySample);
}
