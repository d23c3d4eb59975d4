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

/** Does the session speak for a player, and not for a member, a single case or a report that is still to be sent? */
export function speaksForPlayer(session: Session | null): boolean {
  if (!session) return false;
  const { ticket, handOver, member } = claimsOf(session.token);
  return ticket === undefined && handOver === undefined && member === undefined;
}

/** The game that a player's token names; undefined for a visitor and for the holder of a single case. */
export function playerGame(session: Session | null): string | undefined {
  if (!session) return undefined;
  const { game, uid } = claimsOf(session.token);
  return uid === undefined ? undefined : game;
}

/** The game that a session is for, also while its token still is the game's own; '' where none is named. */
export function gameOfSession(session: Session | null): string {
  if (!session) return '';
  const { game, game_id } = claimsOf(session.token);
  return game ?? game_id ?? session.game;
}

/**
 * The live topic that the server gives to this session: every change of a player's cases, or of the one case. Also
 * names whose data a page shows.
 */
export function ownTopic(session: Session | null): string | null {
  if (!session) return null;
  const { game, uid, desk, ticket } = claimsOf(session.token);
  if (ticket !== undefined) return `t:${desk}:${ticket}`;
  return uid === undefined ? null : `u:${game}:${uid}`;
}
