import { Inject, Injectable, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { CONFIG } from '@hub/nest-kit/app';
import type { FastifyRequest } from 'fastify';

const NAME = 'hub_staff';
const SECRET = /^[A-Za-z0-9_-]{1,256}$/;

@Injectable()
export class SessionCookie {
  private readonly attributes: string;

  constructor(@Inject(CONFIG) { PUBLIC_URL }: { PUBLIC_URL: string }) {
    const secure = PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
    this.attributes = `; Path=/; HttpOnly; SameSite=Lax${secure}`;
  }

  holding(session: string): string {
    return `${NAME}=${session}${this.attributes}`;
  }

  gone(): string {
    return `${NAME}=${this.attributes}; Max-Age=0`;
  }
}

/** What the session cookie of a header holds; '' without one. */
export function sessionIn(cookies: string | undefined): string {
  const pair = (cookies ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${NAME}=`));
  const session = pair?.slice(NAME.length + 1) ?? '';
  return SECRET.test(session) ? session : '';
}

/** What the session cookie holds; '' without one. */
export const CookieSession = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  sessionIn(context.switchToHttp().getRequest<FastifyRequest>().headers.cookie),
);
