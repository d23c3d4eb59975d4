import { Injectable } from '@nestjs/common';
import type { NewPasswordBody } from '@hub/contracts/identity';
import { Db } from '@hub/nest-kit/db';
import { SessionExpired, type StaffCaller, StepUpNeeded } from '@hub/nest-kit/http';
import { FindSession } from './find-session.ts';
import { LoginLimits } from './login-limits.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { staffAudit } from './staff.audit.ts';
import { Staff } from './staff.entity.ts';
import { FactorState, PasswordRefused } from './staff.errors.ts';
import { isWeakPassword } from './weak-password.ts';

/** After a one-time password just typed, or in a whole session the one in use. Every other session ends. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly db: Db,
    private readonly limits: LoginLimits,
    private readonly findSession: FindSession,
  ) {}

  async run(caller: StaffCaller, session: string, body: NewPasswordBody): Promise<void> {
    const open = await this.findSession.run(session);
    if (!open || open.staff.id !== caller.who.id) throw new SessionExpired();
    const staff = await this.db.source.getRepository(Staff).findOneByOrFail({ id: open.staff.id });
    if (open.staff.half && !staff.password_until) throw new FactorState('FACTOR_PRESENT');
    if (!open.staff.half && !open.fresh) throw new StepUpNeeded();
    if (!open.staff.half) await this.proveCurrent(caller, staff, body.current);
    if (isWeakPassword(body.password, staff.login)) throw new PasswordRefused('password', 'PASSWORD_KNOWN');
    if (await passwordMatches(body.password, staff.password)) throw new PasswordRefused('password', 'PASSWORD_SAME');
    const password = await hashPassword(body.password);
    await this.db.runTx(async (tx) => {
      const set: { affectedRows: number } = await tx.manager.query(
        `UPDATE staff SET password = ?, password_until = NULL, version = version + 1
          WHERE id = ? AND password = ? AND disabled_at IS NULL`,
        [password, staff.id, staff.password],
      );
      if (set.affectedRows !== 1) throw new SessionExpired();
      await endSessions(tx.manager, staff.id, { except: session });
      await tx.audit(staffAudit(caller, 'staff-password-changed', staff, { first: open.staff.half ?? false }));
    });
  }

  private async proveCurrent(caller: StaffCaller, staff: Staff, current: string): Promise<void> {
    const failures = await this.limits.claim(staff.login, caller.ip);
    if (await passwordMatches(current, staff.password)) return this.limits.forgive(staff.login, caller.ip);
    const detail = { reason: 'wrong current password', failures };
    await this.db.runTx((tx) => tx.audit(staffAudit(caller, 'staff-password-failed', staff, detail)));
    throw new PasswordRefused('current', 'PASSWORD_WRONG');
  }
}
