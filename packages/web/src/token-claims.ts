import type { Session } from './session.ts';

type Claims = {
  game?: string;
  game_id?: string;
  uid?: string;
  desk?: string;
  ticket?: number;
  handOver?: number;
  member?: string;
};

/** What a token says about itself; a hint for the page, proven by nobody but the server. */
function claimsOf(token: string): Claims {
  try {
    const part = token.split('.')[1] ?? '';
    return JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/'))) as Claims;
  } catch {
    return {};
  }
}

export function speaksForPlayer(session: Session | null): boolean {
  if (!session) return false;
  const { ticket, handOver, member } = claimsOf(session.token);
  return ticket === undefined && handOver === undefined && member === undefined;
}

/** The one case that a session is for, as `support/7`; undefined for everybody else. */
export function heldCase(session: Session | null): string | undefined {
  if (!session) return undefined;
  const { desk, ticket } = claimsOf(session.token);
  return ticket === undefined ? undefined : `${desk}/${ticket}`;
}

export function playerGame(session: Session | null): string | undefined {
  if (!session) return undefined;
  const { game, uid } = claimsOf(session.token);
  return uid === undefined ? undefined : game;
}

/** Who of the members this is; undefined for everybody else. */
export function memberOf(session: Session | null): string | undefined {
  return session ? claimsOf(session.token).member : undefined;
}

/** '' where no game is named; also for a game's own token before its exchange. */
export function gameOfSession(session: Session | null): string {
  if (!session) return '';
  const { game, game_id } = claimsOf(session.token);
  return game ?? game_id ?? session.game;
}

/** Every change of a player's cases, or of the one case. */
export function ownTopic(session: Session | null): string | null {
  if (!session) return null;
  const { game, uid, desk, ticket } = claimsOf(session.token);
  if (ticket !== undefined) return `t:${desk}:${ticket}`;
  return uid === undefined ? null : `u:${game}:${uid}`;
}
