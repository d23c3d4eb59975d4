import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { endSessions } from '../sessions/end-sessions.ts';
import { accountAudit } from '../staff.audit.ts';
import { accountToChange } from './account-to-change.ts';

@Injectable()
export class EndAccountSessions {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller, id: number, which: { ref?: string } = {}): Promise<void> {
    await this.db.runTx(async (tx) => {
      await accountToChange(tx, caller, id);
      const ended = await endSessions(tx.manager, id, which);
      if (ended > 0) await tx.audit(accountAudit(caller, 'staff-sessions-ended', id, { ended, by: 'owner' }));
    });
  }
}
