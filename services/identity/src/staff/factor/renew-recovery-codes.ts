import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { staffAudit } from '../staff.audit.ts';
import { newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';

/** A new set of recovery codes; those of the old one open nothing any more. */
@Injectable()
export class RenewRecoveryCodes {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller): Promise<string[]> {
    const { shown, stored } = await newRecoveryCodes();
    await this.db.runTx(async (tx) => {
      // One set at a time, also when two are asked for at once.
      await tx.manager.query('SELECT id FROM staff WHERE id = ? FOR UPDATE', [caller.who.id]);
      await storeRecoveryCodes(tx.manager, caller.who.id, stored);
      await tx.audit(staffAudit(caller, 'staff-recovery-renewed', caller.who, {}));
    });
    return shown;
  }
}
