import { Injectable } from '@nestjs/common';
import type { NewAccountBody } from '@hub/contracts/identity';
import { isDuplicate, Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { insertStaff } from '../add-staff.ts';
import { hashPassword } from '../password.ts';
import { mustBeGivable } from '../roles/roles-that-count.ts';
import { accountAudit } from '../staff.audit.ts';
import { LoginTaken } from '../staff.errors.ts';
import { grantsOf, grantWords } from './account-grants.ts';
import { ownerStill } from './account-to-change.ts';
import { noteSetUp } from './note-set-up.ts';
import { newOneTimePassword, storeOneTime } from './one-time-password.ts';

/** Makes an account for a colleague. Its password is told this once, and opens one sign-in within a week. */
@Injectable()
export class AddAccount {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller, body: NewAccountBody): Promise<{ id: number; password: string }> {
    const password = newOneTimePassword();
    const { login, name, owner } = body;
    const stored = await hashPassword(password);
    const row = { login, name, password: stored, is_owner: owner ? 1 : 0 };
    const grants = grantsOf(body.roles);
    try {
      const id = await this.db.runTx(async (tx) => {
        await ownerStill(tx, caller);
        await mustBeGivable(tx.manager, body.roles, []);
        const made = await insertStaff(tx.manager, row, grants);
        await storeOneTime(tx.manager, made, stored);
        await noteSetUp(tx.manager, made, caller);
        const detail = { login, owner, grants: grantWords(grants) };
        await tx.audit(accountAudit(caller, 'staff-added', made, detail));
        return made;
      });
      return { id, password };
    } catch (error) {
      throw isDuplicate(error, 'staff_login') ? new LoginTaken() : error;
    }
  }
}
