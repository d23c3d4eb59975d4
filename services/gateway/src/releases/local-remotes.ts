import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { releaseMovers } from '@hub/contracts/releases';
import { staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import type { KeyRing } from '@hub/nest-kit/keys';
import type { Authenticate } from '../callers/authenticate.ts';
import { STAFF_COOKIE } from '../callers/staff-sessions.ts';
import { cookieOf } from '../http/cookies.ts';
import { LOCAL_COOKIE, localCookie, localRing, openLocal, sealLocal, type LocalRemote } from './local-remote.ts';

/** Who may stop a trial and go back: at all games. */
export const mayMove = (who: StaffPrincipal): boolean => who.owner === true || staffMay(who, releaseMovers, '*');

const digestOf = (session: string | undefined) =>
  createHash('sha256')
    .update(session ?? '')
    .digest('base64url');

/** "My own build on this site": shown to whoever asked for it, as long as they are signed in and may. */
export class LocalRemotes {
  private readonly ring: KeyRing;

  constructor(
    private readonly askers: Authenticate,
    ring: KeyRing,
    private readonly https: boolean,
  ) {
    this.ring = localRing(ring);
  }

  begin(who: StaffPrincipal, { cookie }: IncomingHttpHeaders, area: string, address: string) {
    const { until, text } = sealLocal(this.ring, area, address, holderOf(who, cookie));
    return { until, cookie: localCookie(text, this.https) };
  }

  /** Asks for a session only where there is such a cookie; keeps none open. */
  async of(headers: IncomingHttpHeaders, rid: string): Promise<LocalRemote | null> {
    const text = cookieOf(headers.cookie, LOCAL_COOKIE);
    if (!text) return null;
    const who = await this.askers.listeningStaff(headers, rid).catch(() => null);
    return who && mayMove(who) ? openLocal(this.ring, text, holderOf(who, headers.cookie)) : null;
  }
}

const holderOf = (who: StaffPrincipal, cookie: string | undefined) => ({
  staff: String(who.id),
  session: digestOf(cookieOf(cookie, STAFF_COOKIE)),
});
