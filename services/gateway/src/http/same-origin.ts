import type { IncomingHttpHeaders } from 'node:http';

/** A caller that sends neither header is no browser that could be trusted with a session cookie. */
export function isSameOrigin(headers: IncomingHttpHeaders, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (!origin || !URL.canParse(origin)) return false;
  return origin === publicOrigin || new URL(origin).host === host;
}
