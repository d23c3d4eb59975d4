import { Body, Controller, Header, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { signInCalls, loginBody, staffSessionBody, type LoginBody, type StaffStepView } from '@hub/contracts/identity';
import {
  Call,
  CurrentCaller,
  CurrentHalfStaff,
  CurrentService,
  yup,
  type Caller,
  type StaffCaller,
} from '@hub/nest-kit/http';
import { JsonOnly } from './json-only.ts';
import { LogIn } from './log-in.ts';
import { LogOut } from './log-out.ts';
import { ProveSession } from './prove-session.ts';
import { CookieSession, SessionCookie } from './session-cookie.ts';
import { CallerDevice } from './sessions/device-name.ts';
import { QuietCall } from './sessions/quiet-call.ts';
import { WhoAmI } from './who-am-i.ts';

type SessionBody = { session: string; csrf: string; quiet: boolean };

@Controller()
export class StaffController {
  constructor(
    private readonly logIn: LogIn,
    private readonly logOut: LogOut,
    private readonly whoAmI: WhoAmI,
    private readonly proveSession: ProveSession,
    private readonly cookie: SessionCookie,
  ) {}

  @Call(signInCalls.signIn)
  @UseGuards(JsonOnly)
  @Header('cache-control', 'no-store')
  async login(
    @CurrentCaller() caller: Caller,
    @Body(yup(loginBody)) body: LoginBody,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CookieSession() before: string,
    @CallerDevice() device: string,
  ): Promise<StaffStepView> {
    const { session, view } = await this.logIn.run(caller, body, { device, before });
    void reply.header('set-cookie', this.cookie.holding(session));
    return view;
  }

  @Call(signInCalls.signOut)
  @Header('cache-control', 'no-store')
  async logout(
    @CurrentHalfStaff() caller: StaffCaller,
    @CookieSession() session: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: { ok: true } }> {
    await this.logOut.run(caller, session);
    void reply.header('set-cookie', this.cookie.gone());
    return { data: { ok: true } };
  }

  @Call(signInCalls.getMe)
  @Header('cache-control', 'no-store')
  me(@CurrentHalfStaff() caller: StaffCaller, @CookieSession() session: string, @QuietCall() quiet: boolean) {
    return this.whoAmI.run(caller, session, quiet);
  }

  @Post('internal/staff-session')
  @HttpCode(200)
  session(@CurrentService() _: string, @Body(yup(staffSessionBody)) body: SessionBody) {
    return this.proveSession.run(body);
  }
}
