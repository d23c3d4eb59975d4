import type { InactivityList } from '@hub/contracts/identity';
import { noticeBefore } from './inactivity-days.ts';

/** Rows of one list on a day: `order` are the columns that it is read along, the first a time. */
export type InactiveSource = { from: string; order: readonly [at: string, id: string]; values: unknown[] };

const OPEN_NOTICE = `member_notice n JOIN member m ON m.id = n.member_id
  WHERE n.ended_at IS NULL AND m.closed_at IS NULL AND m.last_login_at = n.login_at`;

/** Whoever logged in since stands in none of them, whatever became of the notice. */
export const inactiveSources: Record<InactivityList, (day: Date) => InactiveSource> = {
  notice: (day) => ({
    from: `member m WHERE m.closed_at IS NULL AND m.last_login_at < ? AND NOT EXISTS (
      SELECT 1 FROM member_notice n WHERE n.member_id = m.id AND n.login_at = m.last_login_at)`,
    order: ['m.last_login_at', 'm.id'],
    values: [noticeBefore(day)],
  }),
  close: (day) => ({
    from: `${OPEN_NOTICE} AND n.closes_at <= ?`,
    order: ['n.closes_at', 'n.id'],
    values: [day],
  }),
  waiting: (day) => ({
    from: `${OPEN_NOTICE} AND n.closes_at > ?`,
    order: ['n.closes_at', 'n.id'],
    values: [day],
  }),
  unsent: () => ({
    from: `${OPEN_NOTICE} AND n.closes_at IS NULL AND n.bounced_at IS NULL`,
    order: ['n.noticed_at', 'n.id'],
    values: [],
  }),
  bounced: () => ({
    from: `${OPEN_NOTICE} AND n.closes_at IS NULL AND n.bounced_at IS NOT NULL`,
    order: ['n.noticed_at', 'n.id'],
    values: [],
  }),
};
