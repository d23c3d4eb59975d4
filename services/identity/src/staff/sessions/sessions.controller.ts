import { Controller, Header, Param } from '@nestjs/common';
import { signInCalls, type DoneView, type StaffSessionsView } from '@hub/contracts/identity';
import { Call, CurrentStaff, type StaffCaller } from '@hub/nest-kit/http';
import { CookieSession } from '../session-cookie.ts';
import { EndOwnSessions } from './end-own-sessions.ts';
import { FindSessions } from './find-sessions.ts';
import { SessionRef } from './session-ref.ts';

const done: DoneView = { data: { ok: true } };

@Controller()
export class SessionsController {
  constructor(
    private readonly findSessions: FindSessions,
    private readonly endOwn: EndOwnSessions,
  ) {}

  @Call(signInCalls.listSessions)
  @Header('cache-control', 'no-store')
  async list(@CurrentStaff() caller: StaffCaller, @CookieSession() session: string): Promise<StaffSessionsView> {
    return { data: await this.findSessions.run(caller.who.id, session) };
  }

  @Call(signInCalls.endOtherSessions)
  async endOthers(@CurrentStaff() caller: StaffCaller, @CookieSession() session: string): Promise<DoneView> {
    await this.endOwn.run(caller, { except: session });
    return done;
  }

  @Call(signInCalls.endSession)
  async end(@CurrentStaff() caller: StaffCaller, @Param('ref', SessionRef) ref: string): Promise<DoneView> {
    await this.endOwn.run(caller, { ref });
    return done;
  }
}
