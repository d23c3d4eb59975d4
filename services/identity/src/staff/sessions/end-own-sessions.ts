import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { staffAudit } from '../staff.audit.ts';
import { endSessions } from './end-sessions.ts';

/** Ends one browser of one's own, or all but this one. Ending what is ended is ending it. */
@Injectable()
export class EndOwnSessions {
  constructor(private readonly db: Db) {}

  async run(caller: StaffCaller, which: { ref: string } | { except: string }): Promise<void> {
    await this.db.runTx(async (tx) => {
      const ended = await endSessions(tx.manager, caller.who.id, which);
      if (ended === 0) return;
      await tx.audit(staffAudit(caller, 'staff-sessions-ended', caller.who, { ended, by: 'self' }));
    });
  }
}
