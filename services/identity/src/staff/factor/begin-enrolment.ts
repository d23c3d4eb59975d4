import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@hub/nest-kit/app';
import type { Enrolment } from '@hub/contracts/identity';
import { Db } from '@hub/nest-kit/db';
import { SessionExpired, type StaffCaller, StepUpNeeded } from '@hub/nest-kit/http';
import { KeyBox } from '../../keys/key-box.ts';
import { qrSvg } from './qr-svg.ts';
import { FindSession } from '../find-session.ts';
import { sessionId } from '../sessions/session-secret.ts';
import { StaffSession } from '../staff-session.entity.ts';
import { Staff } from '../staff.entity.ts';
import { FactorState } from '../staff.errors.ts';
import { enrolmentUri, newAppSecret } from './app-code.ts';

/** What ties a secret that is not in use yet to the session it was made in. */
export const enrolBoxOf = (session: string): string => `session:${sessionId(session).toString('hex')}:enrol`;

/** Waits in the session alone until the app shows a code. In half a session only for who has no app yet. */
@Injectable()
export class BeginEnrolment {
  constructor(
    private readonly db: Db,
    private readonly box: KeyBox,
    private readonly findSession: FindSession,
    @Inject(CONFIG) private readonly config: { SITE_NAME: string },
  ) {}

  async run(caller: StaffCaller, session: string): Promise<Enrolment> {
    const open = await this.findSession.run(session);
    if (!open || open.staff.id !== caller.who.id) throw new SessionExpired();
    const { manager } = this.db.source;
    const staff = await manager.findOneByOrFail(Staff, { id: open.staff.id });
    if (open.staff.half && (staff.totp_box || staff.password_until)) throw new FactorState('FACTOR_PRESENT');
    if (!open.staff.half && !open.fresh) throw new StepUpNeeded();
    const secret = await this.secretOf(session);
    const uri = enrolmentUri(secret, this.config.SITE_NAME, staff.login);
    return { secret, uri, qr: qrSvg(uri) };
  }

  /** Two tabs that ask at once see the same secret: the first one stays. */
  private async secretOf(session: string): Promise<string> {
    const fresh = this.box.seal(newAppSecret(), enrolBoxOf(session));
    return this.db.runTx(async ({ manager }) => {
      const id = sessionId(session);
      await manager.query('UPDATE staff_session SET enrol_box = ? WHERE id = ? AND enrol_box IS NULL', [fresh, id]);
      const row = await manager.findOneBy(StaffSession, { id });
      if (!row?.enrol_box) throw new SessionExpired();
      return this.box.open(row.enrol_box, enrolBoxOf(session));
    });
  }
}
