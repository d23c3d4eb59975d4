import { Injectable } from '@nestjs/common';
import type { StaffMeView, StaffStepView } from '@hub/contracts/identity';
import { Db } from '@hub/nest-kit/db';
import { SessionExpired, type StaffCaller } from '@hub/nest-kit/http';
import { recoveryLeft } from './factor/recovery-codes.ts';
import { FindSession } from './find-session.ts';
import { staffMe } from './staff-account.ts';
import { nextStep } from './staff-step.ts';
import { Staff } from './staff.entity.ts';

/** Who is signed in, with the CSRF text of this very session; in half a session, what is still to do. */
@Injectable()
export class WhoAmI {
  constructor(
    private readonly db: Db,
    private readonly findSession: FindSession,
  ) {}

  async run(caller: StaffCaller, session: string, quiet: boolean): Promise<StaffMeView | StaffStepView> {
    const open = await this.findSession.run(session, { quiet });
    if (!open || open.staff.id !== caller.who.id) throw new SessionExpired();
    const { staff, csrf } = open;
    const { manager } = this.db.source;
    if (staff.half) {
      const row = await manager.findOneByOrFail(Staff, { id: staff.id });
      return { data: { next: nextStep(row), login: staff.login, name: staff.name, csrf } };
    }
    const factor = { recovery_left: await recoveryLeft(manager, staff.id), used_recovery: open.usedRecovery };
    const life = { idle_left_s: open.idleLeftS, ends_in_s: open.endsInS };
    return { data: staffMe(staff, { csrf, session: life, factor }) };
  }
}
