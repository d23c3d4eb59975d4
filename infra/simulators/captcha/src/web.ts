import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { framePage, listPage } from './pages.ts';

export type Web = { url: string; close(): Promise<void> };

type Answer = { status: number; type: string; body: string };
/** `hangUp` breaks the line without an answer. */
type Asked = { query: URLSearchParams; type: string; body: string; hangUp: () => void };
type Routes = Record<string, (asked: Asked) => Answer | Promise<Answer>>;

const LOCAL_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LARGEST_BODY = 20_000;
const SLOW_MS = 8000;
const CSP = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'";

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const html = (body: string): Answer => ({ status: 200, type: 'text/html', body });
const script = (name: string): Answer => {
  const body = readFileSync(join(import.meta.dirname, name), 'utf8');
  return { status: 200, type: 'text/javascript', body };
};

function fieldsOf({ type, body }: Asked): Record<string, string> {
  const given: [string, unknown][] = type.includes('json')
    ? Object.entries(JSON.parse(body) as object)
    : [...new URLSearchParams(body)];
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

async function siteverify(asked: Asked, ledger: Ledger, faults: Faults): Promise<Answer> {
  const mode = faults.takeVerify();
  if (mode === 'down') return { status: 503, type: 'text/html', body: '<h1>503</h1>' };
  if (mode === 'slow') await sleep(SLOW_MS);
  const { secret = '', response = '', remoteip = '', idempotency_key = '' } = fieldsOf(asked);
  const verdict = ledger.verify({ secret, response, remoteip, idempotency_key });
  if (mode === 'lost') asked.hangUp();
  return json(verdict);
}

/** What the provider has for everybody: script, frame and the siteverify call. */
function publicRoutes(ledger: Ledger, faults: Faults): Routes {
  return {
    'GET /turnstile/v0/api.js': () =>
      faults.current.mode === 'unloaded' ? json({ msg: 'away' }, 503) : script('widget.js'),
    'GET /turnstile/v0/frame': () => html(framePage(faults.current.mode === 'press')),
    'GET /turnstile/v0/frame.js': () => script('frame.js'),
    'POST /turnstile/v0/token': ({ body }) => {
      const { sitekey = '', action = '', hostname = '' } = JSON.parse(body) as Record<string, string>;
      if (!ledger.knows(sitekey)) return json({ code: '400020' }, 400);
      return json({ token: ledger.give({ sitekey, action, hostname }).token, life_s: ledger.lifeS });
    },
    'POST /turnstile/v0/siteverify': (asked) => siteverify(asked, ledger, faults),
  };
}

/** What only tests and the person at this machine use. */
function ownRoutes(ledger: Ledger, faults: Faults): Routes {
  return {
    'GET /': () => html(listPage(ledger.list().tokens, faults.current)),
    'GET /healthz': () => json({ status: 'ok' }),
    'GET /api/ledger': () => json(ledger.list()),
    'POST /api/faults': ({ body }) => json(faults.set(JSON.parse(body))),
    /** A token without a browser: `{sitekey, action, hostname, life_s?}`. */
    'POST /api/tokens': ({ body }) => {
      const { life_s, ...facts } = JSON.parse(body) as { sitekey: string; action: string; hostname: string } & {
        life_s?: number;
      };
      return json({ token: ledger.give(facts, life_s).token });
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LARGEST_BODY) throw new RangeError('body too large');
  }
  return text;
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': CSP,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(body);
}

/** The provider's addresses, on this machine only. */
export async function startWeb(host: string, port: number, ledger: Ledger, faults: Faults): Promise<Web> {
  const routes = { ...publicRoutes(ledger, faults), ...ownRoutes(ledger, faults) };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<Answer> => {
    if (!LOCAL_NAMES.test(request.headers.host ?? '')) return json({ msg: 'local use only' }, 403);
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const route = routes[`${request.method} ${pathname}`];
    if (!route) return json({ msg: 'no such address' }, 404);
    const type = request.headers['content-type'] ?? '';
    return route({ query, type, body: await readBody(request), hangUp: () => response.destroy() });
  };
  const server = createServer((request, response) => {
    answer(request, response).then(
      (given) => send(response, given),
      (error: Error) => send(response, json({ msg: error.message }, 400)),
    );
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done());
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
