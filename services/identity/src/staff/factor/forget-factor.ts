import type { EntityManager } from 'typeorm';
import { endSessions } from '../sessions/end-sessions.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

/** Takes app and recovery codes from an account and ends its sessions: the next sign-in sets up an app again. */
export async function forgetFactor(manager: EntityManager, staffId: number): Promise<{ sessions: number }> {
  await manager.query('UPDATE staff SET totp_box = NULL, totp_step = NULL, version = version + 1 WHERE id = ?', [
    staffId,
  ]);
  await manager.delete(RecoveryCode, { staff_id: staffId });
  return { sessions: await endSessions(manager, staffId) };
}
