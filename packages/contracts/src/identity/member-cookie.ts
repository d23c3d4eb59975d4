/** Readable by pages: URL-encoded JSON of token and end. The session itself is another cookie, which they cannot read. */
export const MEMBER_COOKIE = 'member';

/** `expire`: unix seconds. */
export type MemberCookie = { token: string; expire: number };

/** Null where it is absent, is not ours, or stands there twice: a neighbour of the domain may have set one of them. */
export function memberCookieOf(cookies: string): MemberCookie | null {
  const held = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${MEMBER_COOKIE}=`));
  try {
    const [pair = ''] = held;
    const { token, expire } = JSON.parse(decodeURIComponent(pair.slice(MEMBER_COOKIE.length + 1))) as MemberCookie;
    return held.length === 1 && typeof token === 'string' && typeof expire === 'number' ? { token, expire } : null;
  } catch {
    return null;
  }
}

/** Both the end of the token and that of the cookie lie ahead. A hint for pages: the server trusts the signature alone. `now` in ms. */
export function isMemberCookieValid({ token, expire }: MemberCookie, now: number): boolean {
  try {
    const claims = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { exp } = JSON.parse(atob(claims)) as { exp?: number };
    return typeof exp === 'number' && exp * 1000 > now && expire * 1000 > now;
  } catch {
    return false;
  }
}
