import { createHash, randomBytes } from 'node:crypto';
import type { LoginBody, StaffMeView } from '@hub/contracts/identity';
import type { Db } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { LoginLimits } from './login-limits.ts';
import { nobodysPassword, passwordMatches } from './password.ts';
import { staffMeView, staffWho } from './staff-account.ts';
import { StaffSession } from './staff-session.entity.ts';
import { staffAudit } from './staff.audit.ts';
import { Staff } from './staff.entity.ts';
import { LoginFailed } from './staff.errors.ts';

const SECRET_BYTES = 32;
const LOGIN = /^[\x21-\x7e]{1,64}$/;

const secret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** What a session is kept under: the hash of what its cookie holds. */
export const sessionId = (session: string): Buffer => createHash('sha256').update(session).digest();

export type SignedIn = { session: string; view: StaffMeView };

/** Opens a session for the right login and password; everything else is one answer after the same work. */
export class LogIn {
  constructor(
    private readonly db: Db,
    private readonly limits: LoginLimits,
  ) {}

  async run(caller: Caller, { login, password }: LoginBody): Promise<SignedIn> {
    const failures = await this.limits.claim(login, caller.ip);
    const staff = LOGIN.test(login) ? await this.db.source.getRepository(Staff).findOneBy({ login }) : null;
    const matches = await passwordMatches(password, staff?.password ?? nobodysPassword);
    if (!staff || !matches || staff.disabled_at) {
      const reason = !staff ? 'unknown login' : matches ? 'disabled' : 'wrong password';
      await this.db.runTx((tx) => tx.audit(staffAudit(caller, 'staff-login-failed', staff, { reason, failures })));
      throw new LoginFailed();
    }
    await this.limits.forgive(login, caller.ip);
    return this.open(caller, staff);
  }

  private async open(caller: Caller, staff: Staff): Promise<SignedIn> {
    const session = secret();
    const csrf = secret();
    const who = await this.db.runTx(async (tx) => {
      await tx.manager.insert(StaffSession, { id: sessionId(session), staff_id: staff.id, csrf });
      await tx.audit(staffAudit(caller, 'staff-login', staff, {}));
      return staffWho(tx.manager, staff);
    });
    return { session, view: staffMeView(who, csrf) };
  }
}
