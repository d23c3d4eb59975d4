import { getSession, startSession } from './session.ts';

/** What the boot script in the head has started before the shell's code was there. */
export type Boot = {
  /** The first calls of the page, under way. `body` is the JSON text that was sent. */
  first?: { url: string; method: string; body?: string; promise: Promise<Response> }[];
  /** Ends when a game's own token has been exchanged for ours, which it gives; other calls wait for it. */
  exchange?: Promise<{ token: string; game: string } | undefined>;
  /** Of a page with a picture of its own on top: which page, and the picture with its first ink once the first answer has told it. */
  picture?: { page: string; src?: string; ink?: string };
  /** The site must not be drawn: a part of it is missing, and the page says so. */
  halted?: boolean;
};

declare global {
  interface Window {
    __boot?: Boot;
  }
}

/**
 * What stands on top of this page until the page itself says it: `src` is undefined until it is known. Undefined where the page
 * has no picture of its own.
 */
export function firstPicture(): { src?: string; ink?: string } | undefined {
  const picture = typeof window === 'undefined' ? undefined : window.__boot?.picture;
  return picture?.page === location.pathname + location.search ? picture : undefined;
}

const bare = (url: string) => url.replace(/\/$/, '');

/** Hands over the call that the boot script made, once, if it is the very same call. */
export function takeBootRequest(url: string, method: string, body: string | undefined): Promise<Response> | undefined {
  const first = typeof window === 'undefined' ? [] : (window.__boot?.first ?? []);
  const at = first.findIndex((call) => bare(call.url) === bare(url) && call.method === method && call.body === body);
  return at < 0 ? undefined : first.splice(at, 1)[0]?.promise;
}

/**
 * Ends at once, unless a token is being exchanged. Never fails. The boot script keeps the session in a copy of its own: a page
 * that read it before the exchange ended learns here what it has become.
 */
export async function untilExchanged(): Promise<void> {
  if (typeof window === 'undefined') return;
  const ours = await window.__boot?.exchange?.catch(() => undefined);
  if (ours && getSession()?.kind === 'P') startSession(ours.token, ours.game);
}
