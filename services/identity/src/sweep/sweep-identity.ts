import { sweepApprovals } from '@hub/nest-kit/approval';
import { sweepOld, sweepRows, type Db } from '@hub/nest-kit/db';
import { wornPartnerCalls } from '@hub/nest-kit/partner';

/**
 * Rows that can decide nothing any more. Each is kept well past its use: an expired challenge is refused by its own
 * date, a session ends after 10 h, no token outlives a revocation by more than 12 h, a lock lasts 15 min, two accounts are
 * tied for 7 days.
 */
const OUTLIVED = [
  'captcha_used WHERE expires_at < NOW(3) - INTERVAL 1 HOUR',
  'staff_session WHERE created_at < NOW(3) - INTERVAL 2 DAY',
  'revocation WHERE not_before < NOW() - INTERVAL 2 DAY',
  'login_guard WHERE failed_at < NOW(3) - INTERVAL 1 DAY',
  wornPartnerCalls,
  'staff_set_up WHERE set_up_at < NOW(3) - INTERVAL 8 DAY',
];

/** One round, in small bites, until nothing is left of them. */
export async function sweepIdentity(db: Db): Promise<void> {
  const { source } = db;
  await sweepApprovals(db);
  for (const rows of OUTLIVED) await sweepRows(source, rows);
  await sweepOld(source);
}
