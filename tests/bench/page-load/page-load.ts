import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** One request of a page. Times are seconds of one clock, `answered` is when its headers came. */
export type Loaded = {
  url: string;
  type: string;
  sent: number;
  answered: number;
  /** Bytes of the body as they were sent; 0 where the answer does not say. */
  bytes: number;
  encoding: string;
};

/**
 * Milliseconds since the navigation began. `requests` are those sent before the wanted thing was visible, in order; `elements` what
 * the page has then.
 */
export type PageLoad = { visible: number; elements: number; requests: Loaded[] };

export type Wanted = { selector: string; count: number };

/** How slow a phone and its network are. `rtt` ms, `down` and `up` bits a second. */
export type Profile = { rtt: number; down: number; up: number; cpuSlower: number };

const LIMIT_MS = 60_000;

export const throttle = async (session: CDPSession, { rtt, down, up, cpuSlower }: Profile): Promise<void> => {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rtt,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlower });
};

/** What a browser keeps between two visits is its context's. */
export const newVisitor = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ locale: 'zh-TW', viewport: { width: 390, height: 844 } });

/** Loads a page and waits until so many of the wanted elements are painted. */
export async function visit(
  context: BrowserContext,
  url: string,
  wanted: Wanted,
  profile?: Profile,
): Promise<PageLoad> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (profile) await throttle(session, profile);
  const requests = recordRequests(session);
  const visible = await timeUntilVisible(page, url, wanted);
  const [began, elements] = await page.evaluate(() => [
    performance.timeOrigin,
    document.querySelectorAll('#root *').length,
  ]);
  const until = (began + visible) / 1000 - requests.clockOffset();
  // What the page still fetches then belongs to the first visit.
  await page.waitForLoadState('load');
  await page.close();
  return { visible, elements, requests: requests.all().filter(({ sent }) => sent < until) };
}

/** With an empty cache. */
export async function loadPage(browser: Browser, url: string, wanted: Wanted, profile?: Profile): Promise<PageLoad> {
  const context = await newVisitor(browser);
  try {
    return await visit(context, url, wanted, profile);
  } finally {
    await context.close();
  }
}

async function timeUntilVisible(page: Page, url: string, wanted: Wanted): Promise<number> {
  const seen = new Promise<number>((done) => void page.exposeFunction('tellVisible', done));
  await page.addInitScript(({ selector, count }) => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () =>
      (window as unknown as { tellVisible(ms: number): void }).tellVisible(performance.now());
    const watch = new MutationObserver(() => {
      if (document.querySelectorAll(selector).length < count) return;
      watch.disconnect();
      requestAnimationFrame(() => painted.port2.postMessage(0));
    });
    watch.observe(document, { childList: true, subtree: true });
  }, wanted);
  await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
  const late = sleep(LIMIT_MS, undefined, { ref: false }).then(async () => {
    throw new Error(`${url}: ${wanted.selector} did not appear in\n${await page.locator('body').innerText()}`);
  });
  return Promise.race([seen, late]);
}

function recordRequests(session: CDPSession) {
  const rows = new Map<string, Loaded>();
  let offset = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, wallTime }) => {
    if (/^(data|blob):/.test(request.url)) return;
    offset ||= wallTime - timestamp;
    rows.set(requestId, { url: request.url, type, sent: timestamp, answered: Infinity, bytes: 0, encoding: '' });
  });
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const row = rows.get(requestId);
    if (!row) return;
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    row.answered = timestamp;
    row.bytes = Number(headers['content-length'] ?? 0);
    row.encoding = headers['content-encoding'] ?? '';
  });
  return { all: () => [...rows.values()], clockOffset: () => offset };
}

const ON_THE_WAY = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);
const BESIDE = /\/api\/(?:live|rum|csp|signal)\b/;

/**
 * How many requests had to wait for one another: a request belongs to the wave after the last one that was answered
 * before it was sent. Pictures and reports are beside the way.
 */
export function serialWaves(requests: readonly Loaded[]): number {
  const waves: { answered: number; wave: number }[] = [];
  for (const { type, url, sent, answered } of requests) {
    if (!ON_THE_WAY.has(type) || BESIDE.test(url)) continue;
    const before = waves.filter((earlier) => earlier.answered <= sent).map(({ wave }) => wave);
    waves.push({ answered, wave: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...waves.map(({ wave }) => wave));
}

/** Bytes on the wire of all requests of a type. */
export const bytesOf = (requests: readonly Loaded[], type: string): number =>
  requests.filter((row) => row.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
