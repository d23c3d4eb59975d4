import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { hashPassword } from '../password.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { accountAudit } from '../staff.audit.ts';
import { accountToChange } from './account-to-change.ts';
import { noteSetUp } from './note-set-up.ts';
import { newOneTimePassword, storeOneTime } from './one-time-password.ts';

/** A new one-time password for a colleague who forgot theirs; told this once. Their second factor stays. */
@Injectable()
export class ResetPassword {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller, id: number): Promise<string> {
    const password = newOneTimePassword();
    const stored = await hashPassword(password);
    await this.db.runTx(async (tx) => {
      await accountToChange(tx, caller, id);
      await storeOneTime(tx.manager, id, stored);
      await noteSetUp(tx.manager, id, caller);
      const sessions = await endSessions(tx.manager, id);
      await tx.audit(accountAudit(caller, 'staff-password-reset', id, { sessions }));
    });
    return password;
  }
}
