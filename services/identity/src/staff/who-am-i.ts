import type { StaffMeView } from '@hub/contracts/identity';
import { SessionExpired, type StaffCaller } from '@hub/nest-kit/http';
import { FindSession } from './find-session.ts';
import { staffMeView } from './staff-account.ts';

/** Who is signed in, with the CSRF text of this very session. */
export class WhoAmI {
  constructor(private readonly findSession: FindSession) {}

  async run(caller: StaffCaller, session: string): Promise<StaffMeView> {
    const open = await this.findSession.run(session);
    if (!open || open.staff.id !== caller.who.id) throw new SessionExpired();
    return staffMeView(open.staff, open.csrf);
  }
}
