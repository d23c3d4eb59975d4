import { useSyncExternalStore } from 'react';
import { memberCalls } from '@hub/contracts/calls/identity/members';
import { MEMBER_COOKIE, memberCookieOf } from '@hub/contracts/member-cookie';
import { inGameWindow } from './in-game-window.ts';
import { endSession, getSession, startSession, subscribeToSession, type Session } from './session.ts';
import { dropOrderToken } from './take-token.ts';

const LIMIT_MS = 8000;
/** So long a browser is not asked again while its cookie says the same. */
const AGAIN_MS = 60_000;

let asking: Promise<void> | undefined;
let asked = { cookie: '', until: 0, entered: false };
const listeners = new Set<() => void>();
const announce = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  const stop = subscribeToSession(listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/**
 * The readable cookie says that somebody is logged in, and this tab has no token yet. What the cookie holds is not used: anybody
 * on the same domain could have set it. The session of the other cookie, which nobody else can set, gives the tab its token.
 */
function isExpected(): boolean {
  return getSession() === null && isHeld(false);
}

/** The same, though the tab shows a case or a game at present. */
function isExpectedOver(): boolean {
  const session = getSession();
  return session ? session.kind !== 'M' && isHeld(true) : isHeld(false);
}

/** `over`: what was answered before does not count, unless it was a refusal. */
function isHeld(over: boolean): boolean {
  const held = !inGameWindow() && memberCookieOf(document.cookie);
  if (!held) return false;
  return asking !== undefined || asked.cookie !== held.token || Date.now() >= asked.until || (over && asked.entered);
}

export const useMemberExpected = (): boolean => useSyncExternalStore(subscribe, isExpected);

/** May a page of the member’s own take the tab out of what it shows, into the session of its browser? */
export const useMemberBeside = (): boolean => useSyncExternalStore(subscribe, isExpectedOver);

/** Takes the tab into the session of its browser; `over`: out of a case or a game. Never fails. */
export function resumeMember({ over = false } = {}): Promise<void> {
  if (asking || !(over ? isExpectedOver() : isExpected())) return asking ?? Promise.resolve();
  const before = over ? getSession() : null;
  asking = ask(before).then((entered) => {
    asking = undefined;
    asked = { cookie: memberCookieOf(document.cookie)?.token ?? '', until: Date.now() + AGAIN_MS, entered };
    announce();
  });
  announce();
  return asking;
}

/** Did the tab enter? Not where it moved on meanwhile from `before`. */
async function ask(before: Session | null): Promise<boolean> {
  try {
    const answer = await fetch(memberCalls.resumeMember.path, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) return false;
    const { token } = (await answer.json()) as { token: string };
    if (getSession() !== before) return false;
    memberEntered(token);
    return true;
  } catch {
    // The page goes on as for everybody; it is asked again later.
    return false;
  }
}

export const memberEntered = (token: string): void => startSession(token, '', 'M');

/** The session was ended at the server; its cookies are gone, or this sees to it. */
export function endMember(): void {
  document.cookie = `${MEMBER_COOKIE}=; Path=/; Max-Age=0`;
  if (getSession()?.kind === 'M') {
    dropOrderToken();
    endSession();
  }
  announce();
}
