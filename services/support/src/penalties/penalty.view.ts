import { taipeiIso } from '@hub/contracts/shared';
import type { PenaltyView } from '@hub/contracts/support';
import type { Penalty } from './penalty.entity.ts';

/** `now`: the time of the database, which decides what is over. */
export function penaltyView(row: Penalty, now: Date): PenaltyView {
  const { id, nth, kind, days, starts_at, ends_at, reason, staff_name, lifted_at } = row;
  return {
    id,
    nth,
    kind,
    days,
    state: lifted_at ? 'lifted' : ends_at > now ? 'running' : 'over',
    starts_at: taipeiIso(starts_at),
    ends_at: taipeiIso(ends_at),
    reason,
    staff_name,
    lifted: lifted_at && {
      at: taipeiIso(lifted_at),
      staff_name: row.lifted_by ?? '',
      reason: row.lift_reason ?? '',
    },
  };
}
