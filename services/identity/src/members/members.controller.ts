import { Body, Controller, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  memberCalls,
  memberCodeBody,
  memberLoginBody,
  type MemberCodeBody,
  type MemberLoginBody,
  type MemberOkView,
  type MemberTokenView,
} from '@hub/contracts/identity';
import { Call, CurrentCaller, SessionExpired, yup, type Caller } from '@hub/nest-kit/http';
import { CallerDevice } from '../staff/sessions/device-name.ts';
import { AskCode } from './codes/ask-code.ts';
import { LogInMember } from './log-in-member.ts';
import { LogOutMember } from './log-out-member.ts';
import { CookieHeader, MemberCookies } from './sessions/member-cookies.ts';
import { MemberSessions } from './sessions/member-sessions.ts';

const ok: MemberOkView = { msg: 'ok' };

/** Coming and going. */
@Controller()
export class MembersController {
  constructor(
    private readonly askCode: AskCode,
    private readonly logIn: LogInMember,
    private readonly logOut: LogOutMember,
    private readonly sessions: MemberSessions,
    private readonly cookies: MemberCookies,
  ) {}

  @Call(memberCalls.askMemberCode)
  @Header('cache-control', 'no-store')
  async code(@CurrentCaller() caller: Caller, @Body(yup(memberCodeBody)) body: MemberCodeBody): Promise<MemberOkView> {
    await this.askCode.run(caller, body);
    return ok;
  }

  @Call(memberCalls.logInMember)
  @Header('cache-control', 'no-store')
  async login(
    @CurrentCaller() caller: Caller,
    @Body(yup(memberLoginBody)) body: MemberLoginBody,
    @CookieHeader() cookies: string,
    @CallerDevice() device: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MemberTokenView> {
    const before = this.cookies.sessionIn(cookies);
    const { session, token, expire } = await this.logIn.run(caller, body, { device, before });
    void reply.header('set-cookie', this.cookies.holding({ token, expire }, session));
    return { token, expire };
  }

  @Call(memberCalls.resumeMember)
  @Header('cache-control', 'no-store')
  async resume(
    @CookieHeader() cookies: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MemberTokenView> {
    try {
      const { session, token, expire } = await this.sessions.resume(this.cookies.sessionIn(cookies));
      void reply.header('set-cookie', this.cookies.holding({ token, expire }, session));
      return { token, expire };
    } catch (error) {
      if (error instanceof SessionExpired) void reply.header('set-cookie', this.cookies.gone());
      throw error;
    }
  }

  @Call(memberCalls.logOutMember)
  @Header('cache-control', 'no-store')
  async logout(
    @CurrentCaller() caller: Caller,
    @CookieHeader() cookies: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MemberOkView> {
    await this.logOut.here(caller, this.cookies.sessionIn(cookies));
    void reply.header('set-cookie', this.cookies.gone());
    return ok;
  }
}
