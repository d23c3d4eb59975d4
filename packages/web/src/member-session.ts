import { useSyncExternalStore } from 'react';
import { memberCalls } from '@hub/contracts/calls/identity/members';
import { MEMBER_COOKIE, memberCookieOf } from '@hub/contracts/member-cookie';
import { inGameWindow } from './in-game-window.ts';
import { endSession, getSession, startSession, subscribeToSession } from './session.ts';

const LIMIT_MS = 8000;
/** So long a browser is not asked again while its cookie says the same. */
const AGAIN_MS = 60_000;

let asking: Promise<void> | undefined;
let asked = { cookie: '', until: 0 };
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
  const held = getSession() === null && !inGameWindow() && memberCookieOf(document.cookie);
  if (!held) return false;
  return asking !== undefined || asked.cookie !== held.token || Date.now() >= asked.until;
}

export const useMemberExpected = (): boolean => useSyncExternalStore(subscribe, isExpected);

/** Takes the tab into the session of its browser. Never fails. */
export function resumeMember(): Promise<void> {
  if (asking || !isExpected()) return asking ?? Promise.resolve();
  asking = ask().finally(() => {
    asking = undefined;
    asked = { cookie: memberCookieOf(document.cookie)?.token ?? '', until: Date.now() + AGAIN_MS };
    announce();
  });
  announce();
  return asking;
}

async function ask(): Promise<void> {
  try {
    const answer = await fetch(memberCalls.resumeMember.path, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) return;
    const { token } = (await answer.json()) as { token: string };
    if (getSession() === null) memberEntered(token);
  } catch {
    // The page goes on as for everybody; it is asked again later.
  }
}

export const memberEntered = (token: string): void => startSession(token, '', 'M');

/** The session was ended at the server; its cookies are gone, or this sees to it. */
export function endMember(): void {
  document.cookie = `${MEMBER_COOKIE}=; Path=/; Max-Age=0`;
  if (getSession()?.kind === 'M') endSession();
  announce();
}
