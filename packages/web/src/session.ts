/** P: a game's own token. S: a player. M: a member. K: one report. D: one report begun in another window. */
export type SessionKind = 'P' | 'S' | 'M' | 'K' | 'D';
export type Session = { token: string; kind: SessionKind; game: string };

const KEY = 'hub.session';
const listeners = new Set<() => void>();
let current: Session | null | undefined;
let ended: SessionKind | undefined;

function read(): Session | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Session> | null;
    if (!stored?.token) return null;
    return { token: stored.token, kind: stored.kind ?? 'S', game: stored.game ?? '' };
  } catch {
    return null;
  }
}

function write(session: Session | null): void {
  current = session;
  try {
    if (session) sessionStorage.setItem(KEY, JSON.stringify(session));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is refused in some web views: the session then lives in memory only.
  }
  listeners.forEach((listener) => listener());
}

/** The kind is only a hint for the page: the server trusts nothing but the signature. */
export function kindOfToken(token: string): SessionKind {
  try {
    const claims = token.split('.')[1] ?? '';
    const { iss, aud } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as Record<string, unknown>;
    if (typeof iss === 'string' && iss.startsWith('game:')) return 'P';
    return aud === 'M' || aud === 'K' || aud === 'D' ? aud : 'S';
  } catch {
    return 'S';
  }
}

export function getSession(): Session | null {
  if (current === undefined) current = read();
  return current;
}

/** What goes along with a call: a member's token only with those that know members (`member` of the row). */
export function tokenFor(member = false): string | undefined {
  const session = getSession();
  return session?.kind === 'M' && !member ? undefined : session?.token;
}

export function startSession(token: string, game = getSession()?.game ?? '', kind = kindOfToken(token)): void {
  write({ token, kind, game });
}

/** Puts the renewed form of a token in its place; does nothing when the tab has moved on to another. */
export function renewSession(before: string, token: string): void {
  const session = getSession();
  if (session?.token === before && token !== before) write({ ...session, token });
}

export function endSession(token?: string): void {
  const session = getSession();
  if (!session || (token && session.token !== token)) return;
  ended = session.kind;
  write(null);
}

export const endedKind = (): SessionKind | undefined => ended;

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A path inside the site with this tab's token in the query, as the specification's links carry it. */
export function withToken(path: string): string {
  const session = getSession();
  if (!session) return path;
  const [address = '', hash] = path.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}token=${encodeURIComponent(session.token)}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
