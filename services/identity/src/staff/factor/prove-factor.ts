import type { Db, Tx } from '@hub/nest-kit/db';
import { TooMany, type StaffCaller } from '@hub/nest-kit/http';
import { FAILURES_PER_LOGIN, LOCK_MINUTES, type LoginLimits } from '../login-limits.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { sessionId, sessionRef } from '../sessions/session-secret.ts';
import { staffAudit } from '../staff.audit.ts';
import { Staff } from '../staff.entity.ts';
import { FactorState, WrongCode } from '../staff.errors.ts';
import type { CodeKind, SpendCode } from './spend-code.ts';

/**
 * A wrong code is counted before it is looked at; the fifth in a row ends its session. Throws `WrongCode`, `TooMany`,
 * `FactorState`.
 */
export class ProveFactor {
  constructor(
    private readonly db: Db,
    private readonly limits: LoginLimits,
    private readonly codes: SpendCode,
  ) {}

  async run<T>(
    caller: StaffCaller,
    session: string,
    code: string,
    effect: (tx: Tx, kind: CodeKind) => Promise<T>,
  ): Promise<T> {
    const staff = await this.db.source.getRepository(Staff).findOneByOrFail({ id: caller.who.id });
    if (!staff.totp_box) throw new FactorState('FACTOR_MISSING');
    // With the password in the name, a new password begins a new count: who tried with the old one locks nobody out.
    const name = `${staff.id}:${staff.password}`;
    const failures = await this.limits.claim(name, caller.ip);
    const { kind, spend } = await this.codes.prepare(staff, code);
    const done =
      spend && (await this.db.runTx(async (tx) => ((await spend(tx)) ? { answer: await effect(tx, kind) } : null)));
    if (!done) return this.refuse(caller, session, kind, failures);
    await this.limits.forgive(name, caller.ip);
    return done.answer;
  }

  private async refuse(caller: StaffCaller, session: string, kind: CodeKind, failures: number): Promise<never> {
    const last = failures >= FAILURES_PER_LOGIN;
    await this.db.runTx(async (tx) => {
      await tx.audit(staffAudit(caller, 'staff-factor-failed', caller.who, { kind, failures, session_ended: last }));
      if (last) await endSessions(tx.manager, caller.who.id, { ref: sessionRef(sessionId(session)) });
    });
    if (last) throw new TooMany(LOCK_MINUTES * 60, 'FACTOR_LOCKED');
    throw new WrongCode(kind === 'app' ? 'CODE_WRONG' : 'RECOVERY_WRONG');
  }
}
