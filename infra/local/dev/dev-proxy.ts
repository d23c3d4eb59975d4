import { request as plain, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request as secure } from 'node:https';

/** Of one connection alone, or of a site with its own name and certificate. */
const NOT_PASSED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security']);

/** As the site's own page would ask: the addresses of this server mean nothing there. */
function headersFor(site: URL, { headers }: IncomingMessage): OutgoingHttpHeaders {
  const { origin, referer: _, ...rest } = headers;
  return { ...rest, host: site.host, ...(origin && { origin: site.origin }) };
}

export function passedHeaders(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const passed: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_PASSED.has(name)),
  );
  // Browsers take a cookie for https from http on this machine as well; one for a domain they do not.
  if (headers['set-cookie'])
    passed['set-cookie'] = headers['set-cookie'].map((one) => one.replace(/; Domain=[^;]+/i, ''));
  return passed;
}

export function askSite(site: URL, asked: IncomingMessage, more: OutgoingHttpHeaders = {}): Promise<IncomingMessage> {
  const request = site.protocol === 'https:' ? secure : plain;
  return new Promise((answered, failed) => {
    const options = { method: asked.method, headers: { ...headersFor(site, asked), ...more } };
    const sent = request(new URL(asked.url ?? '/', site), options, answered);
    sent.on('error', failed);
    asked.pipe(sent);
    asked.on('close', () => asked.complete || sent.destroy());
  });
}

export async function passOn(site: URL, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const from = await askSite(site, asked);
  answer.writeHead(from.statusCode ?? 502, passedHeaders(from.headers));
  from.pipe(answer);
  answer.on('close', () => from.destroy());
}
