import { createParamDecorator, Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { MEMBER_COOKIE, type MemberTokenView } from '@hub/contracts/identity';
import { CONFIG } from '@hub/nest-kit/app';
import type { FastifyRequest } from 'fastify';
import { IDLE_DAYS } from './session-life.ts';

/** Nobody but this very host can set a cookie with that beginning: a neighbour of the domain cannot toss one in. */
const HOST = '__Host-';
const NAME = 'hub_member';
const SECRET = /^[\w-]{43}$/;
const DAY_S = 24 * 3600;

/** The session itself, which no script reads, and beside it the token that scripts may read. */
@Injectable()
export class MemberCookies {
  private readonly name: string;
  private readonly secure: string;

  constructor(@Inject(CONFIG) { PUBLIC_URL }: { PUBLIC_URL: string }) {
    const https = PUBLIC_URL.startsWith('https:');
    this.name = https ? HOST + NAME : NAME;
    this.secure = https ? '; Secure' : '';
  }

  /** `session` undefined: the browser has it already. */
  holding(token: MemberTokenView, session: string | undefined): string[] {
    const life = `; Path=/; SameSite=Lax; Max-Age=${IDLE_DAYS * DAY_S}${this.secure}`;
    const readable = `${MEMBER_COOKIE}=${encodeURIComponent(JSON.stringify(token))}${life}`;
    return session === undefined ? [readable] : [`${this.name}=${session}${life}; HttpOnly`, readable];
  }

  gone(): string[] {
    const life = `; Path=/; SameSite=Lax; Max-Age=0${this.secure}`;
    return [`${this.name}=${life}; HttpOnly`, `${MEMBER_COOKIE}=${life}`];
  }

  /** What the session cookie of a header holds; '' without one, and where it stands there twice. */
  sessionIn(header: string | undefined): string {
    const held = (header ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(`${this.name}=`))
      .map((pair) => pair.slice(this.name.length + 1));
    const [session = ''] = held;
    return held.length === 1 && SECRET.test(session) ? session : '';
  }
}

export const CookieHeader = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    context.switchToHttp().getRequest<FastifyRequest>().headers.cookie ?? '',
);
