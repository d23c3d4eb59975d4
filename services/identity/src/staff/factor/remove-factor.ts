import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { staffAudit } from '../staff.audit.ts';
import { forgetFactor } from './forget-factor.ts';

@Injectable()
export class RemoveFactor {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller): Promise<void> {
    await this.db.runTx(async (tx) => {
      const detail = await forgetFactor(tx.manager, caller.who.id);
      await tx.audit(staffAudit(caller, 'staff-factor-removed', caller.who, detail));
    });
  }
}
