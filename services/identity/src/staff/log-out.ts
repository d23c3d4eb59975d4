import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { sessionId } from './sessions/session-secret.ts';
import { staffAudit } from './staff.audit.ts';

@Injectable()
export class LogOut {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller, session: string): Promise<void> {
    await this.db.runTx(async (tx) => {
      const ended: { affectedRows: number } = await tx.manager.query(
        'UPDATE staff_session SET revoked_at = NOW(3) WHERE id = ? AND staff_id = ? AND revoked_at IS NULL',
        [sessionId(session), caller.who.id],
      );
      if (ended.affectedRows === 1) await tx.audit(staffAudit(caller, 'staff-logout', caller.who, {}));
    });
  }
}
