import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { endSessions } from '../sessions/end-sessions.ts';
import { accountAudit } from '../staff.audit.ts';
import { accountToChange } from './account-to-change.ts';

/** Closes the account of a colleague who leaves, with every session, or opens it again with the rights it had. */
@Injectable()
export class CloseAccount {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller, id: number, closed: boolean): Promise<void> {
    await this.db.runTx(async (tx) => {
      const staff = await accountToChange(tx, caller, id);
      if ((staff.disabled_at !== null) === closed) return;
      const at = closed ? 'NOW(3)' : 'NULL';
      await tx.manager.query(`UPDATE staff SET disabled_at = ${at}, version = version + 1 WHERE id = ?`, [id]);
      const sessions = await endSessions(tx.manager, id);
      await tx.audit(accountAudit(caller, closed ? 'staff-disabled' : 'staff-enabled', id, { sessions }));
    });
  }
}
