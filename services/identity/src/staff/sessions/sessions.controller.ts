import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import type { DoneView, StaffSessionsView } from '@hub/contracts/identity';
import { CurrentStaff, type StaffCaller } from '@hub/nest-kit/http';
import { CookieSession } from '../session-cookie.ts';
import { EndOwnSessions } from './end-own-sessions.ts';
import { FindSessions } from './find-sessions.ts';
import { SessionRef } from './session-ref.ts';

const done: DoneView = { data: { ok: true } };

@Controller('api/staff/sessions')
export class SessionsController {
  constructor(
    private readonly findSessions: FindSessions,
    private readonly endOwn: EndOwnSessions,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@CurrentStaff() caller: StaffCaller, @CookieSession() session: string): Promise<StaffSessionsView> {
    return { data: await this.findSessions.run(caller.who.id, session) };
  }

  @Post('end_others')
  @HttpCode(200)
  async endOthers(@CurrentStaff() caller: StaffCaller, @CookieSession() session: string): Promise<DoneView> {
    await this.endOwn.run(caller, { except: session });
    return done;
  }

  @Post(':ref/end')
  @HttpCode(200)
  async end(@CurrentStaff() caller: StaffCaller, @Param('ref', SessionRef) ref: string): Promise<DoneView> {
    await this.endOwn.run(caller, { ref });
    return done;
  }
}
