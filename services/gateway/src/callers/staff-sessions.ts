import { createHash } from 'node:crypto';
import type { StaffSessionView } from '@hub/contracts/identity';
import { ServiceRefused, SessionExpired, type ServiceClient } from '@hub/nest-kit/http';
import { RequestCache } from '../memory/request-cache.ts';

const KNOWN_MS = 10_000;
const MOST_PROVEN = 5000;
export const STAFF_COOKIE = 'hub_staff';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

export class StaffSessions {
  private readonly sessions = new Map<string, RequestCache<StaffSessionView>>();

  private readonly proven = new Set<string>();

  constructor(private readonly identity: ServiceClient) {}

  /** `quiet` keeps no session open. Throws `SessionExpired`, or `ServiceUnavailable` when identity cannot be asked. */
  async of(
    session: string | undefined,
    { csrf, quiet, rid }: { csrf: string; quiet: boolean; rid: string },
  ): Promise<StaffSessionView> {
    if (!session || session.length > 256 || csrf.length > 256) throw new SessionExpired();
    const body = { session, csrf, quiet };
    const key = digest(session);
    try {
      const view = await this.answersOf(key).get(digest(`${quiet} ${csrf}`), () =>
        this.identity.call<StaffSessionView>('identity', '/internal/staff-session', { body, rid, repeatable: true }),
      );
      this.prove(key);
      return view;
    } catch (error) {
      if (error instanceof ServiceRefused) this.proven.delete(key);
      throw error instanceof ServiceRefused ? new SessionExpired() : error;
    }
  }

  forget(session: string | undefined): void {
    if (session) this.sessions.delete(digest(session));
  }

  /** Null for a session that nobody asked for yet, or that was refused the last time. */
  provenKey(session: string | undefined): string | null {
    const key = digest(session ?? '');
    return this.proven.has(key) ? key : null;
  }

  private prove(key: string): void {
    this.proven.delete(key);
    if (this.proven.size >= MOST_PROVEN) this.proven.delete(this.proven.keys().next().value ?? '');
    this.proven.add(key);
  }

  private answersOf(key: string): RequestCache<StaffSessionView> {
    const known = this.sessions.get(key);
    if (known) return known;
    if (this.sessions.size >= 500) this.sessions.delete(this.sessions.keys().next().value ?? '');
    const answers = new RequestCache<StaffSessionView>(KNOWN_MS, 8);
    this.sessions.set(key, answers);
    return answers;
  }
}
