import { Injectable } from '@nestjs/common';
import { normaliseFactorCode } from '@hub/contracts/identity';
import { Db, type Tx } from '@hub/nest-kit/db';
import { SessionExpired, type StaffCaller, StepUpNeeded } from '@hub/nest-kit/http';
import { KeyBox } from '../../keys/key-box.ts';
import { FindSession } from '../find-session.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { raiseSession, type Raised } from '../sessions/raise-session.ts';
import { sessionId } from '../sessions/session-secret.ts';
import { StaffSession } from '../staff-session.entity.ts';
import { staffAudit } from '../staff.audit.ts';
import { totpBoxOf } from '../staff.entity.ts';
import { FactorState, WrongCode } from '../staff.errors.ts';
import { stepOfCode } from './app-code.ts';
import { enrolBoxOf } from './begin-enrolment.ts';
import { newRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts';

type Proven = {
  staffId: number;
  login: string;
  csrf: string;
  half: boolean;
  secret: string;
  step: number;
  stored: string[];
};

export type Enrolled = Raised & { recoveryCodes: string[] };

/** From now on the secret counts, new recovery codes replace old ones, and every other session of the account ends. */
@Injectable()
export class FinishEnrolment {
  constructor(
    private readonly db: Db,
    private readonly box: KeyBox,
    private readonly findSession: FindSession,
  ) {}

  async run(caller: StaffCaller, session: string, code: string): Promise<Enrolled> {
    const open = await this.findSession.run(session);
    if (!open || open.staff.id !== caller.who.id) throw new SessionExpired();
    const { id: staffId, login, half = false } = open.staff;
    if (!half && !open.fresh) throw new StepUpNeeded();
    const { secret, step } = await this.proven(caller, session, code);
    const { shown, stored } = await newRecoveryCodes();
    const proven: Proven = { staffId, login, csrf: open.csrf, half, secret, step, stored };
    const raised = await this.db.runTx((tx) => this.enrol(tx, caller, session, proven));
    return { ...raised, recoveryCodes: shown };
  }

  private async proven(caller: StaffCaller, session: string, code: string) {
    const { source } = this.db;
    const row = await source.getRepository(StaffSession).findOneBy({ id: sessionId(session) });
    if (!row?.enrol_box) throw new FactorState('ENROL_GONE');
    const secret = this.box.open(row.enrol_box, enrolBoxOf(session));
    const [clock]: { now: string }[] = await source.query('SELECT UNIX_TIMESTAMP(NOW(3)) AS now');
    const step = stepOfCode(secret, normaliseFactorCode(code), Number(clock?.now) * 1000);
    if (step !== null) return { secret, step };
    await this.db.runTx((tx) => tx.audit(staffAudit(caller, 'staff-factor-enrol-failed', caller.who, {})));
    throw new WrongCode('ENROL_CODE_WRONG');
  }

  private async enrol(tx: Tx, caller: StaffCaller, session: string, proven: Proven): Promise<Raised> {
    const { staffId, login, csrf, half, secret, step, stored } = proven;
    const box = this.box.seal(secret, totpBoxOf(login));
    // Half a session may set up the first app, never a second one beside it.
    const set: { affectedRows: number } = await tx.manager.query(
      `UPDATE staff SET totp_box = ?, totp_step = ?, version = version + 1
        WHERE id = ? AND disabled_at IS NULL AND (? = 0 OR (totp_box IS NULL AND password_until IS NULL))`,
      [box, step, staffId, half ? 1 : 0],
    );
    if (set.affectedRows !== 1) throw new FactorState('FACTOR_PRESENT');
    await storeRecoveryCodes(tx.manager, staffId, stored);
    const raised = await raiseSession(tx, { session, csrf, staffId, half, byRecovery: false });
    await endSessions(tx.manager, staffId, { except: raised.session });
    await tx.audit(staffAudit(caller, 'staff-factor-enrolled', caller.who, { again: !half }));
    return raised;
  }
}
