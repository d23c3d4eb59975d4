import type { Tx } from '@hub/nest-kit/db';
import { SessionExpired } from '@hub/nest-kit/http';
import { IS_OPEN } from './session-life.ts';
import { newSecret, sessionId } from './session-secret.ts';

export type Raised = { session: string; csrf: string };

/** Under a new secret; age and CSRF text stay. Throws `SessionExpired` when gone, or raised by somebody quicker. */
export async function raiseSession(
  { manager }: Tx,
  old: { session: string; csrf: string; staffId: number; half: boolean; byRecovery: boolean },
): Promise<Raised> {
  const raised: Raised = { session: newSecret(), csrf: old.half ? newSecret() : old.csrf };
  const done: { affectedRows: number } = await manager.query(
    `UPDATE staff_session open
      SET open.id = ?, open.csrf = ?, open.second_factor_at = NOW(3), open.last_seen_at = NOW(3),
        open.enrol_box = NULL, open.by_recovery = ?
      WHERE open.id = ? AND open.staff_id = ? AND (open.second_factor_at IS NULL) = ? AND ${IS_OPEN}`,
    [
      sessionId(raised.session),
      raised.csrf,
      old.byRecovery ? 1 : 0,
      sessionId(old.session),
      old.staffId,
      old.half ? 1 : 0,
    ],
  );
  if (done.affectedRows !== 1) throw new SessionExpired();
  return raised;
}
