import { Injectable } from '@nestjs/common';
import type { AccountRightsBody } from '@hub/contracts/identity';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { writeGrants } from '../add-staff.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { mustBeGivable } from '../roles/roles-that-count.ts';
import { StaffGrantRow } from '../staff-grant.entity.ts';
import { accountAudit } from '../staff.audit.ts';
import { AccountChanged } from '../staff.errors.ts';
import { grantsOf, grantWords } from './account-grants.ts';
import { accountToChange } from './account-to-change.ts';

/** Name and rights of a colleague. Other rights end the open sessions: the next sign-in has the new ones. */
@Injectable()
export class ChangeAccount {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller, id: number, body: AccountRightsBody): Promise<void> {
    const grants = grantsOf(body.roles);
    await this.db.runTx(async (tx) => {
      const staff = await accountToChange(tx, caller, id);
      if (staff.version !== body.version) throw new AccountChanged();
      const held = await tx.manager.findBy(StaffGrantRow, { staff_id: id });
      await mustBeGivable(tx.manager, body.roles, held);
      const before = { name: staff.name, owner: staff.is_owner === 1, grants: grantWords(grantsOf(held)) };
      const after = { name: body.name, owner: body.owner, grants: grantWords(grants) };
      await tx.manager.query('UPDATE staff SET name = ?, is_owner = ?, version = version + 1 WHERE id = ?', [
        after.name,
        after.owner ? 1 : 0,
        id,
      ]);
      const otherRights = before.owner !== after.owner || before.grants !== after.grants;
      if (otherRights) await writeGrants(tx.manager, id, grants);
      const sessions = otherRights ? await endSessions(tx.manager, id) : 0;
      await tx.audit(accountAudit(caller, 'staff-changed', id, { before, after, sessions }));
    });
  }
}
