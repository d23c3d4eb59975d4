import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  languageFor,
  type Language,
  type MemberWho,
  type PlayerPrincipal,
  type StaffPrincipal,
  type Principal,
} from '@hub/contracts/shared';
import type { InternalIdentity, NamedPage } from '../identity/internal-identity.ts';
import { AppError, Forbidden, SecondFactorNeeded, SessionExpired } from './app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    hub?: InternalIdentity;
  }
}

export type Caller = {
  who: Principal;
  rid: string;
  ip: string;
  language: Language;
  key: string | null;
  token: string | null;
  page?: NamedPage | undefined;
};

const KEY_SHAPE = /^[A-Za-z0-9_-]{8,64}$/;

/** A key that we cannot keep must not be taken for one: the client would believe that a retry is safe. */
function keyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && KEY_SHAPE.test(header)) return header;
  throw new AppError(400, { msg: { code: 'BODY_MALFORMED' } });
}

function callerOf(context: ExecutionContext): Caller {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    who: request.hub?.who ?? { kind: 'anon' },
    rid: request.hub?.rid ?? request.id,
    ip: request.hub?.ip ?? '',
    language: languageFor(request.headers['accept-language']),
    key: keyOf(request.headers['idempotency-key']),
    token: request.hub?.token ?? null,
    page: request.hub?.page,
  };
}

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => callerOf(context));

/** Player or case token, else 401 `jwt`: sent to the query page. */
export const CurrentReader = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const caller = callerOf(context);
  if (caller.who.kind !== 'S' && caller.who.kind !== 'K') throw new SessionExpired();
  return caller;
});

/** The same, and a member on rows that say `member`. */
export const CurrentHolder = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const caller = callerOf(context);
  if (caller.who.kind !== 'S' && caller.who.kind !== 'K' && caller.who.kind !== 'M') throw new SessionExpired();
  return caller;
});

export type PlayerCaller = Caller & { who: PlayerPrincipal };

/** Else 401 `jwt`. */
export const CurrentPlayer = createParamDecorator((_: unknown, context: ExecutionContext): PlayerCaller => {
  const caller = callerOf(context);
  if (caller.who.kind !== 'S') throw new SessionExpired();
  return caller as PlayerCaller;
});

export type MemberCaller = Caller & { who: MemberWho };

/** Else 401 `jwt`; only on rows that say `member`. */
export const CurrentMember = createParamDecorator((_: unknown, context: ExecutionContext): MemberCaller => {
  const caller = callerOf(context);
  if (caller.who.kind !== 'M') throw new SessionExpired();
  return caller as MemberCaller;
});

export type AccountCaller = Caller & { who: PlayerPrincipal | MemberWho };

/** A player, or a member on rows that say `member`. Else 401 `jwt`. */
export const CurrentAccount = createParamDecorator((_: unknown, context: ExecutionContext): AccountCaller => {
  const caller = callerOf(context);
  if (caller.who.kind !== 'S' && caller.who.kind !== 'M') throw new SessionExpired();
  return caller as AccountCaller;
});

export type StaffCaller = Caller & { who: StaffPrincipal };

function staffOf(context: ExecutionContext): StaffCaller {
  const caller = callerOf(context);
  if (caller.who.kind !== 'staff') throw new SessionExpired();
  return caller as StaffCaller;
}

export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffCaller => {
  const caller = staffOf(context);
  if (caller.who.half) throw new SecondFactorNeeded();
  return caller;
});

/** The second factor may be missing: for the steps of signing in alone. */
export const CurrentHalfStaff = createParamDecorator((_: unknown, context: ExecutionContext) => staffOf(context));

export const CurrentService = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { who } = callerOf(context);
  if (who.kind !== 'service') throw new Forbidden();
  return who.from;
});
