import { Body, Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  memberCalls,
  memberProfileForm,
  memberQuery,
  type KnownMemberView,
  type MemberOkView,
  type MemberProfileBody,
  type MemberProfileView,
  type MemberSessionsView,
  type OwnDataView,
} from '@hub/contracts/identity';
import { Db } from '@hub/nest-kit/db';
import { Call, CurrentMember, CurrentService, SeenVersion, yup, type MemberCaller } from '@hub/nest-kit/http';
import { SessionRef } from '../../staff/sessions/session-ref.ts';
import { LogOutMember } from '../log-out-member.ts';
import { findMemberSessions } from '../sessions/find-member-sessions.ts';
import { CookieHeader, MemberCookies } from '../sessions/member-cookies.ts';
import { MemberSessions } from '../sessions/member-sessions.ts';
import { MemberProfile } from './member-profile.ts';

const ok: MemberOkView = { msg: 'ok' };
const OWN = 'no-store, no-transform';

/** A member’s own account: the token of the header and the session of the cookie must name the same one. */
@Controller()
export class ProfileController {
  constructor(
    private readonly db: Db,
    private readonly profile: MemberProfile,
    private readonly sessions: MemberSessions,
    private readonly logOut: LogOutMember,
    private readonly cookies: MemberCookies,
  ) {}

  @Call(memberCalls.getProfile)
  @Header('cache-control', OWN)
  show(@CurrentMember() caller: MemberCaller, @CookieHeader() cookies: string): Promise<MemberProfileView> {
    return this.profile.show(caller, this.cookies.sessionIn(cookies));
  }

  @Call(memberCalls.saveProfile)
  @Header('cache-control', OWN)
  save(
    @CurrentMember() caller: MemberCaller,
    @CookieHeader() cookies: string,
    @SeenVersion() seen: number,
    @Body(yup(memberProfileForm)) body: MemberProfileBody,
  ): Promise<MemberProfileView> {
    return this.profile.save(caller, this.cookies.sessionIn(cookies), body, seen);
  }

  @Call(memberCalls.takeOwnData)
  @Header('cache-control', OWN)
  take(@CurrentMember() caller: MemberCaller, @CookieHeader() cookies: string): Promise<OwnDataView> {
    return this.profile.takeOwn(caller, this.cookies.sessionIn(cookies));
  }

  @Call(memberCalls.listMemberSessions)
  @Header('cache-control', OWN)
  async list(@CurrentMember() caller: MemberCaller, @CookieHeader() cookies: string): Promise<MemberSessionsView> {
    const { id, memberId } = await this.sessions.own(caller, this.cookies.sessionIn(cookies));
    return { data: await findMemberSessions(this.db.source, memberId, id) };
  }

  @Call(memberCalls.endMemberSession)
  @Header('cache-control', OWN)
  async end(
    @CurrentMember() caller: MemberCaller,
    @CookieHeader() cookies: string,
    @Param('ref', SessionRef) ref: string,
  ): Promise<MemberOkView> {
    await this.logOut.one(caller, this.cookies.sessionIn(cookies), ref);
    return ok;
  }

  @Call(memberCalls.logOutEverywhere)
  @Header('cache-control', OWN)
  async endAll(
    @CurrentMember() caller: MemberCaller,
    @CookieHeader() cookies: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MemberOkView> {
    await this.logOut.everywhere(caller, this.cookies.sessionIn(cookies));
    void reply.header('set-cookie', this.cookies.gone());
    return ok;
  }

  @Get('internal/members')
  known(
    @CurrentService() _: string,
    @Query(yup(memberQuery)) { member }: { member: string },
  ): Promise<KnownMemberView> {
    return this.profile.known(member);
  }
}
