import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Browser, type BrowserContext, type Request } from '@playwright/test';
import type { HeardCall } from '../../../infra/local/mfe/recorded/heard-call.ts';
import type { Caller } from '../../../infra/local/mfe/recorded/recording.ts';
import { CALL_HEADER, markReads } from './mark-reads.ts';

/** Where what was heard is written for `npm run mfe -- record`; nobody listens in a run without it. */
const folder = process.env.HEARD_CALLS;
export const listens = folder !== undefined;

/** What is counted or streamed; and how somebody signs in, which is nobody's to write down. */
const NOT_CALLS =
  /^\/api\/(?:live|rum|csp|signal|docs|staff\/(?:login|logout|second_factor|enrol|password|step_up|sessions)|auth\/(?:member_(?:code|login|logout|logout_all|session)|account_link))\b/;
const heard: (HeardCall | undefined)[] = [];
const byCall = new Map<string, HeardCall>();
/** Reads that are told before the answer is. */
const early = new Map<string, string[]>();
/** Answers as pages had them. */
const told = new Map<string, unknown>();
const lost = new Set<HeardCall>();

function journey(): string {
  try {
    return test.info().file;
  } catch {
    return 'none';
  }
}

function claimsOf(token: string): Record<string, string> {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, string>;
  } catch {
    return {};
  }
}

function playerOf(token: string): Caller {
  const { aud, game, game_id, role, role_id, uid, sub, server, server_id, name, char_name } = claimsOf(token);
  if (!['S', 'player-site'].includes(aud ?? '')) return 'anybody';
  return {
    game: game ?? game_id ?? '',
    role: role ?? role_id ?? '',
    uid: uid ?? sub ?? '',
    server: server ?? server_id ?? '',
    name: name ?? char_name ?? '',
  };
}

/** Whose session a cookie is: tests share them in files of the site's folder. */
function loginOf(cookie: string, siteFolder: string): string | undefined {
  const files = readdirSync(siteFolder).filter((name) => /^session-.*\.json$/.test(name));
  const whose = files.find((name) =>
    cookie.includes((JSON.parse(readFileSync(join(siteFolder, name), 'utf8')) as { cookie: string }).cookie),
  );
  return whose && /^session-(.*)\.json$/.exec(whose)?.[1];
}

type Sent = { at: number; url: string; method: string; headers: Record<string, string>; body: string | null };

function callOf({ at, url, method, headers, body }: Sent, by: HeardCall['by'], as: Caller): HeardCall {
  const { pathname, searchParams } = new URL(url);
  const token = headers['x-auth-token'];
  const type = headers['content-type'] ?? '';
  const version = headers['if-match'];
  const fields = [...(body ?? '').matchAll(/form-data; name="([^"]+)"; filename/g)].map(([, field = '']) => field);
  return {
    at,
    journey: journey(),
    by,
    as: token ? playerOf(token) : as,
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    ...(token && { token }),
    once: headers['idempotency-key'] !== undefined,
    ...(version !== undefined && { version }),
    ...(body && type.includes('json') && { body: JSON.parse(body) as unknown }),
    ...(type.includes('form-data') && { files: fields.length ? fields : ['file'] }),
    status: 0,
    answer: null,
    reads: null,
  };
}

const isCall = (url: string, origin: string) =>
  url.startsWith(`${origin}/api/`) && !NOT_CALLS.test(new URL(url).pathname);

async function answered(call: HeardCall, request: Request): Promise<void> {
  const response = await request.response();
  if (!response) return;
  call.status = response.status();
  const type = response.headers()['content-type'] ?? '';
  call.answer = type.includes('json') ? await response.json().catch(() => void lost.add(call)) : type;
}

async function listenTo(context: BrowserContext, origin: string, siteFolder: string): Promise<void> {
  let login: string | undefined;
  let email: string | undefined;
  await context.exposeBinding('hubTellReads', (_, call: string, paths: string[], answer?: unknown) => {
    if (answer !== undefined) told.set(call, answer);
    const known = byCall.get(call);
    if (known) known.reads = [...new Set([...(known.reads ?? []), ...paths])];
    else early.set(call, [...(early.get(call) ?? []), ...paths]);
  });
  await context.addInitScript(markReads, CALL_HEADER);
  context.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/staff/login')) ({ login } = request.postDataJSON() as { login?: string });
    if (request.url().endsWith('/api/auth/member_login')) ({ email } = request.postDataJSON() as { email?: string });
    if (!isCall(request.url(), origin)) return;
    const slot = heard.push(undefined) - 1;
    void (async () => {
      const headers = await request.allHeaders().catch(() => request.headers());
      const at = request.timing().startTime;
      const sent = { at, url: request.url(), method: request.method(), headers, body: request.postData() };
      const staff = headers.cookie ? (loginOf(headers.cookie, siteFolder) ?? login) : undefined;
      const desk = sent.url.includes('/api/staff/') && staff !== undefined;
      const member = claimsOf(headers['x-auth-token'] ?? '').aud === 'M' ? email : undefined;
      const call = callOf(sent, 'page', desk ? { staff } : 'anybody');
      if (member !== undefined) call.as = { member };
      heard[slot] = call;
      const name = headers[CALL_HEADER];
      if (name) {
        byCall.set(name, call);
        call.reads = early.get(name) ?? null;
      }
      await answered(call, request);
    })().catch(() => undefined);
  });
}

/** Everything that pages of this browser ask of the site, and what its journeys ask beside them. */
export function listen(browser: Browser, origin: string, siteFolder: string): void {
  const plain = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await plain(options);
    await listenTo(context, origin, siteFolder);
    return context;
  };
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const at = performance.timeOrigin + performance.now();
    const response = await plainFetch(input, init);
    const url = typeof input === 'string' ? input : '';
    if (!isCall(url, origin)) return response;
    const headers = Object.fromEntries(new Headers(init?.headers));
    const body = typeof init?.body === 'string' ? init.body : null;
    const call = callOf({ at, url, method: init?.method ?? 'GET', headers, body }, 'journey', 'anybody');
    const type = response.headers.get('content-type') ?? '';
    const answer: unknown = type.includes('json') ? await response.clone().json() : type;
    heard.push({ ...call, status: response.status, answer });
    return response;
  };
  process.once('exit', () => {
    for (const [name, call] of byCall) {
      // What a page that went away did not hear to its end is as good as not answered.
      if (lost.has(call))
        Object.assign(call, told.has(name) ? { answer: told.get(name) } : { status: 0, answer: null });
    }
    mkdirSync(folder ?? '', { recursive: true });
    writeFileSync(join(folder ?? '', `${process.pid}.json`), JSON.stringify(heard.filter(Boolean)));
  });
}
