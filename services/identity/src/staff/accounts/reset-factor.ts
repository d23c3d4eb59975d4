import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { forgetFactor } from '../factor/forget-factor.ts';
import { accountAudit } from '../staff.audit.ts';
import { accountToChange } from './account-to-change.ts';
import { noteSetUp } from './note-set-up.ts';

/** For a colleague whose phone is gone: the next sign-in sets up an app again. */
@Injectable()
export class ResetFactor {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller, id: number): Promise<void> {
    await this.db.runTx(async (tx) => {
      await accountToChange(tx, caller, id);
      const detail = await forgetFactor(tx.manager, id);
      await noteSetUp(tx.manager, id, caller);
      await tx.audit(accountAudit(caller, 'staff-factor-reset', id, detail));
    });
  }
}
