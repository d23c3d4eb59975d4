import type { Browser, CDPSession, Page } from '@playwright/test';

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

/** Milliseconds since the navigation began. `requests` are those sent before the wanted thing was visible, in order. */
export type PageLoad = { visible: number; firstPaint: number; requests: Loaded[] };

export type Wanted = { selector: string; count: number };

const CPU_SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const LIMIT_MS = 60_000;

/** Loads a page with an empty cache and waits until so many of the wanted elements are painted. */
export async function loadPage(browser: Browser, url: string, wanted: Wanted, slow = true): Promise<PageLoad> {
  const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (slow) await session.send('Network.emulateNetworkConditions', NETWORK);
    if (slow) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    const requests = recordRequests(session);
    const visible = await timeUntilVisible(page, url, wanted);
    const [firstPaint, began] = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return [paint?.startTime ?? 0, performance.timeOrigin];
    });
    const until = (began + visible) / 1000 - requests.clockOffset();
    return { visible, firstPaint, requests: requests.all().filter(({ sent }) => sent < until) };
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
  const late = new Promise<never>((_, fail) => {
    setTimeout(fail, LIMIT_MS, new Error(`${wanted.selector} did not appear`)).unref();
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
