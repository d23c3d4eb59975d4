/** Pages that a log-in may lead to: a player’s own, and never the log-in itself. */
const ALLOWED = /^\/(?!(?:staff|api|media|member\/login)(?:\/|$|\?))[\w/.~%-]*$/;
export const OWN_DATA = '/member/my-data';
/** Where a game’s account is linked to a member. */
export const GAME_ACCOUNT = '/member/game-account';
/** Opens one of the member’s own reports. */
export const ownReportPath = (desk: string, id: number): string => `/member/report/${desk}/${id}`;

/** Where `?next=` leads, as a path of this site; the own data for everything else. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '';
  // What a browser would read as another host, however it is written.
  if (!wanted.startsWith('/') || /^[/\\]{2}|[\\\s\p{Cc}]/u.test(wanted)) return OWN_DATA;
  const { pathname, search: query, hash } = new URL(wanted, 'http://here');
  if (pathname.startsWith('//') || !ALLOWED.test(pathname)) return OWN_DATA;
  return pathname + query + hash;
}

/** The log-in, and from there back to this page. */
export const logInPath = (next: string): string => `/member/login?next=${encodeURIComponent(next)}`;
