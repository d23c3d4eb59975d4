import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Faults } from './faults.ts';
import type { Mailbox } from './mailbox.ts';
import { listPage, mailPage, missingPage } from './pages.ts';

export type Web = { url: string; close(): Promise<void> };

type Answer = { status: number; type?: 'json' | 'html'; body?: string; location?: string };
type Asked = { method: string; path: string; query: URLSearchParams; body: string };

const LOCAL_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LARGEST_BODY = 10_000;
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const json = (value: unknown, status = 200): Answer => ({ status, type: 'json', body: JSON.stringify(value) });
const html = (body: string, status = 200): Answer => ({ status, type: 'html', body });

function setFault(faults: Faults, body: string): Answer {
  try {
    return json(faults.set(JSON.parse(body)));
  } catch (error) {
    return json({ msg: (error as Error).message }, 400);
  }
}

function askMails(mailbox: Mailbox, faults: Faults): Record<string, (asked: Asked) => Answer | Promise<Answer>> {
  return {
    'GET /': ({ query }) => html(listPage(mailbox.list(query.get('to') ?? ''), query.get('to') ?? '', faults.current)),
    'GET /api/mails': ({ query }) => json({ mails: mailbox.list(query.get('to') ?? '') }),
    'DELETE /api/mails': async () => {
      await mailbox.clear();
      return { status: 204 };
    },
    'POST /clear': async () => {
      await mailbox.clear();
      return { status: 303, location: '/' };
    },
    'GET /api/faults': () => json({ ...faults.current, refused: faults.refused }),
    'POST /api/faults': ({ body }) => setFault(faults, body),
    'GET /healthz': () => json({ status: 'ok' }),
  };
}

function oneMail(mailbox: Mailbox, path: string): Answer | undefined {
  const [, api, id] = /^\/(api\/)?mails\/([\w-]+)$/.exec(path) ?? [];
  if (!id) return undefined;
  const mail = mailbox.find(id);
  if (api) return mail ? json(mail) : json({ msg: 'no such mail' }, 404);
  return mail ? html(mailPage(mail)) : html(missingPage(), 404);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LARGEST_BODY) throw new RangeError('body too large');
  }
  return text;
}

function send(response: ServerResponse, { status, type, body, location }: Answer): void {
  const kind = type === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
  response.writeHead(status, {
    ...(body !== undefined && { 'content-type': kind }),
    ...(location && { location }),
    'cache-control': 'no-store',
    'content-security-policy': CSP,
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

/** Another site's page in the same browser must neither read nor delete mails; it may link here. */
function isLocal({ headers, method }: IncomingMessage): boolean {
  const fromElsewhere = headers['sec-fetch-site'] === 'cross-site';
  const isLink = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  return LOCAL_NAMES.test(headers.host ?? '') && (!fromElsewhere || isLink);
}

/** The page for people and the JSON interface for tests. */
export async function startWeb(host: string, port: number, mailbox: Mailbox, faults: Faults): Promise<Web> {
  const routes = askMails(mailbox, faults);
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    if (!isLocal(request)) return json({ msg: 'local use only' }, 403);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    const route = routes[`${method} ${pathname}`];
    if (route) return route({ method, path: pathname, query: searchParams, body: await readBody(request) });
    return (method === 'GET' && oneMail(mailbox, pathname)) || json({ msg: 'no such address' }, 404);
  };
  const server = createServer((request, response) => {
    answer(request).then(
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
