import { Injectable } from '@nestjs/common';
import { SessionExpired, type StaffCaller } from '@hub/nest-kit/http';
import { FindSession } from '../find-session.ts';
import { raiseSession, type Raised } from '../sessions/raise-session.ts';
import { staffAudit } from '../staff.audit.ts';
import { ProveFactor } from './prove-factor.ts';

/** The second step of signing in: half a session becomes a whole one. */
@Injectable()
export class ShowSecondFactor {
  constructor(
    private readonly prove: ProveFactor,
    private readonly findSession: FindSession,
  ) {}

  async run(caller: StaffCaller, session: string, code: string): Promise<Raised> {
    const open = await this.findSession.run(session);
    if (!open?.staff.half || open.staff.id !== caller.who.id) throw new SessionExpired();
    const half = { session, csrf: open.csrf, staffId: open.staff.id, half: true };
    return this.prove.run(caller, session, code, async (tx, kind) => {
      const raised = await raiseSession(tx, { ...half, byRecovery: kind === 'recovery' });
      const action = kind === 'recovery' ? 'staff-recovery-used' : 'staff-factor-shown';
      await tx.audit(staffAudit(caller, action, caller.who, {}));
      return raised;
    });
  }
}
