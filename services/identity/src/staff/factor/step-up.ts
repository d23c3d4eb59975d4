import { Injectable } from '@nestjs/common';
import { SessionExpired, type StaffCaller } from '@hub/nest-kit/http';
import { FindSession } from '../find-session.ts';
import { raiseSession, type Raised } from '../sessions/raise-session.ts';
import { staffAudit } from '../staff.audit.ts';
import { ProveFactor } from './prove-factor.ts';

@Injectable()
export class StepUp {
  constructor(
    private readonly prove: ProveFactor,
    private readonly findSession: FindSession,
  ) {}

  async run(caller: StaffCaller, session: string, code: string): Promise<Raised> {
    const open = await this.findSession.run(session);
    if (!open || open.staff.half || open.staff.id !== caller.who.id) throw new SessionExpired();
    const { staff, csrf, usedRecovery } = open;
    return this.prove.run(caller, session, code, async (tx, kind) => {
      const byRecovery = usedRecovery || kind === 'recovery';
      const raised = await raiseSession(tx, { session, csrf, staffId: staff.id, half: false, byRecovery });
      await tx.audit(staffAudit(caller, 'staff-step-up', caller.who, { kind }));
      return raised;
    });
  }
}
