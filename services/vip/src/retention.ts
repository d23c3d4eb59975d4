import { keptPartnerCalls } from '@hub/nest-kit/partner';
import { keptByKit, type Kept } from '@hub/nest-kit/retention';

/** What vip keeps, table by table, how long and why. */
export const keptByVip: readonly Kept[] = [
  ...keptByKit,
  keptPartnerCalls,
  {
    tables: ['vip_push'],
    until: 'a year after the level ended',
    why: 'whoever came back was VIP before; what a game says late is refused by its own time',
    sweep: [{ key: 'levels', rows: 'vip_push WHERE until < NOW(3) - INTERVAL 1 YEAR', since: 'until' }],
  },
];
