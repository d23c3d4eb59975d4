import type { IncomingHttpHeaders } from 'node:http';
import { isStaffAddress, type Route, type StaffPrincipal, type Principal } from '@hub/contracts/shared';
import { AppError, Forbidden, SecondFactorNeeded, SessionExpired } from '@hub/nest-kit/http';
import { cookieOf } from '../http/cookies.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { STAFF_COOKIE, type StaffSessions } from './staff-sessions.ts';
import type { TokenCallers } from './token-callers.ts';

/** `renew`: the younger token that goes back with the answer, when it is time for one. */
export type RequestPrincipal = { who: Principal; token?: string; renew(): Promise<string | null> };

const nobody: RequestPrincipal = { who: { kind: 'anon' }, renew: async () => null };
const isChange = (method: string) => method !== 'GET' && method !== 'HEAD';
const counts = (route: Route, { kind }: Principal): boolean =>
  kind === 'D' ? route.handOver : kind === 'M' ? route.member : kind !== 'anon';
/** Header of a page that asks by itself while nobody uses it. */
const QUIET = 'x-quiet';

export class Authenticate {
  constructor(
    private readonly tokens: TokenCallers,
    private readonly sessions: StaffSessions,
    private readonly publicOrigin: string,
  ) {}

  /** Throws 401 `jwt` for a missing or bad token or session, 403 `msg` for a change that no page of ours made. */
  async of(route: Route, headers: IncomingHttpHeaders, rid: string): Promise<RequestPrincipal> {
    if (route.who === 'staff') {
      const who = await this.anyStaff(headers, isChange(route.method), rid);
      if (who.half && !route.half) throw new SecondFactorNeeded();
      return { ...nobody, who };
    }
    // A signature is proven by the service that has the bytes; no token and no cookie changes whose call it is.
    if (route.form) return nobody;
    if (route.who === 'partner') return { ...nobody, who: { kind: 'partner' } };
    if (isStaffAddress(route.path)) {
      if (isChange(route.method)) this.guardSignIn(headers);
      return nobody;
    }
    if (route.sameOrigin) this.guardSignIn(headers);
    const token = headers['x-auth-token'];
    const asker = token ? await this.tokens.read(String(token), rid) : nobody;
    if (counts(route, asker.who)) return asker;
    if (route.who === 'player') throw new SessionExpired();
    return nobody;
  }

  /** Both factors shown, and for a change the session's CSRF header: of a call of the desk that the gateway answers itself. */
  async staffOf({ method, headers, id }: { method: string; headers: IncomingHttpHeaders; id: string }) {
    const who = await this.anyStaff(headers, isChange(method), id);
    if (who.half) throw new SecondFactorNeeded();
    return who;
  }

  /** Both factors shown; listening keeps no session open. */
  async listeningStaff(headers: IncomingHttpHeaders, rid: string): Promise<StaffPrincipal> {
    const who = await this.anyStaff({ ...headers, [QUIET]: '1' }, false, rid);
    if (who.half) throw new SecondFactorNeeded();
    return who;
  }

  /** The holder of the session; a change needs the session's CSRF header and a page of ours as its origin. */
  private async anyStaff(headers: IncomingHttpHeaders, change: boolean, rid: string): Promise<StaffPrincipal> {
    const session = cookieOf(headers.cookie, STAFF_COOKIE);
    const csrf = change ? String(headers['x-csrf-token'] ?? '') : '';
    const view = await this.sessions.of(session, { csrf, quiet: headers[QUIET] === '1', rid });
    if (change && (!view.csrf_ok || !csrf || !isSameOrigin(headers, this.publicOrigin))) {
      throw new Forbidden('CSRF_MISSING');
    }
    return view.staff;
  }

  /** No CSRF text is known yet, or a token is the text: only a page of ours can send JSON from our origin. */
  private guardSignIn(headers: IncomingHttpHeaders): void {
    if (!isSameOrigin(headers, this.publicOrigin)) throw new Forbidden('CSRF_MISSING');
    if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
      throw new AppError(415, { msg: { code: 'BODY_MALFORMED' } });
    }
  }

  /** What names a session that was good when it was last asked for. */
  provenSession = (headers: IncomingHttpHeaders): string | null =>
    this.sessions.provenKey(cookieOf(headers.cookie, STAFF_COOKIE));

  forgetStaff(headers: IncomingHttpHeaders): void {
    this.sessions.forget(cookieOf(headers.cookie, STAFF_COOKIE));
  }
}
