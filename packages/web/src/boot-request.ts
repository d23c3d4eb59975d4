import { getSession, startSession } from './session.ts';
import { pageAddress } from './foreign-page.ts';

export type Boot = {
  /** Under way. `body` is the JSON text that was sent. */
  first?: { url: string; method: string; body?: string; promise: Promise<Response> }[];
  /** Ends when a game's own token has been exchanged for ours, which it gives; other calls wait for it. */
  exchange?: Promise<{ token: string; game: string } | undefined>;
  /** Of a page with a picture of its own on top: which page, and the picture with its first ink once the first answer has told it. */
  picture?: { page: string; src?: string; ink?: string };
  /** The site must not be drawn: a part of it is missing, and the page says so. */
  halted?: boolean;
  /** Somebody was told that the site does not start. */
  failed?: boolean;
};

declare global {
  interface Window {
    __boot?: Boot;
  }
}

/** `src` is undefined until the first answer tells it; undefined where the page has no picture of its own. */
export function firstPicture(): { src?: string; ink?: string } | undefined {
  const picture = typeof window === 'undefined' ? undefined : window.__boot?.picture;
  const { pathname, search } = pageAddress();
  return picture?.page === pathname + search ? picture : undefined;
}

const bare = (url: string) => url.replace(/\/$/, '');

export function takeBootRequest(url: string, method: string, body: string | undefined): Promise<Response> | undefined {
  const first = typeof window === 'undefined' ? [] : (window.__boot?.first ?? []);
  const at = first.findIndex((call) => bare(call.url) === bare(url) && call.method === method && call.body === body);
  return at < 0 ? undefined : first.splice(at, 1)[0]?.promise;
}

/** Never fails. The boot script keeps a copy of the session: a page that read it early learns here what it became. */
export async function untilExchanged(): Promise<void> {
  if (typeof window === 'undefined') return;
  const ours = await window.__boot?.exchange?.catch(() => undefined);
  if (ours && getSession()?.kind === 'P') startSession(ours.token, ours.game);
}
