import { Injectable } from '@nestjs/common';
import type { LoginBody, StaffStepView } from '@hub/contracts/identity';
import { Db, type Tx } from '@hub/nest-kit/db';
import { TooMany, type Caller } from '@hub/nest-kit/http';
import { LoginLimits } from './login-limits.ts';
import { nobodysPassword, passwordMatches } from './password.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { newSecret, sessionId, sessionRef } from './sessions/session-secret.ts';
import { StaffSession } from './staff-session.entity.ts';
import { nextStep } from './staff-step.ts';
import { staffAudit } from './staff.audit.ts';
import { Staff } from './staff.entity.ts';
import { LoginFailed } from './staff.errors.ts';

const LOGIN = /^[\x21-\x7e]{1,64}$/;

export type Browser = { device: string; before: string };
export type SignedIn = { session: string; view: StaffStepView };

/** Opens half a session for the right login and password; everything else is one answer after the same work. */
@Injectable()
export class LogIn {
  constructor(
    private readonly db: Db,
    private readonly limits: LoginLimits,
  ) {}

  async run(caller: Caller, { login, password }: LoginBody, browser: Browser): Promise<SignedIn> {
    const failures = await this.claim(caller, login);
    const staff = await this.find(login);
    const matches = await passwordMatches(password, staff?.password ?? nobodysPassword);
    const late = staff?.password_until && (await this.isOver(staff.id));
    if (!staff || !matches || staff.disabled_at || late) {
      const reason = !staff ? 'unknown login' : !matches ? 'wrong password' : late ? 'password too old' : 'disabled';
      await this.db.runTx((tx) => tx.audit(staffAudit(caller, 'staff-login-failed', staff, { reason, failures })));
      throw new LoginFailed();
    }
    await this.limits.forgive(login, caller.ip);
    return this.open(caller, staff, browser);
  }

  private async find(login: string): Promise<Staff | null> {
    return LOGIN.test(login) ? this.db.source.getRepository(Staff).findOneBy({ login }) : null;
  }

  private async claim(caller: Caller, login: string): Promise<number> {
    try {
      return await this.limits.claim(login, caller.ip);
    } catch (error) {
      if (error instanceof TooMany) await this.noteLock(caller, login);
      throw error;
    }
  }

  private async noteLock(caller: Caller, login: string): Promise<void> {
    const staff = await this.find(login);
    await this.db.runTx(async (tx) => {
      if (!(await this.limits.isFirstKnock(tx.manager, login, caller.ip))) return;
      await tx.audit(staffAudit(caller, 'staff-login-locked', staff, {}));
    });
  }

  private async isOver(id: number): Promise<boolean> {
    const rows: unknown[] = await this.db.source.query(
      'SELECT 1 FROM staff WHERE id = ? AND password_until <= NOW(3)',
      [id],
    );
    return rows.length > 0;
  }

  private async open(caller: Caller, staff: Staff, { device, before }: Browser): Promise<SignedIn> {
    const session = newSecret();
    const csrf = newSecret();
    const opened = await this.db.runTx(async (tx) => {
      if (!(await stillOpens(tx, staff))) {
        await tx.audit(staffAudit(caller, 'staff-login-failed', staff, { reason: 'changed meanwhile' }));
        return false;
      }
      // The browser forgets the cookie of the session before: nobody could end that one from here any more.
      if (before) await endSessions(tx.manager, staff.id, { ref: sessionRef(sessionId(before)) });
      const row = { id: sessionId(session), staff_id: staff.id, csrf, device, address: caller.ip.slice(0, 45) };
      await tx.manager.insert(StaffSession, row);
      await tx.audit(staffAudit(caller, 'staff-login', staff, { next: nextStep(staff) }));
      return true;
    });
    if (!opened) throw new LoginFailed();
    const { login, name } = staff;
    return { session, view: { data: { next: nextStep(staff), login, name, csrf } } };
  }
}

/** A reset password or closed account, while this one was compared, has ended every session: none may begin after. */
async function stillOpens({ manager }: Tx, { id, password }: Staff): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'SELECT 1 FROM staff WHERE id = ? AND password = ? AND disabled_at IS NULL FOR UPDATE',
    [id, password],
  );
  return rows.length > 0;
}
