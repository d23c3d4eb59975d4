import { availableParallelism, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { atMost } from '../../infra/local/bench/aims.ts';
import { median } from '../../infra/local/bench/median.ts';
import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';
import { line } from '../../infra/local/boot/say.mjs';
import { serveOneBundle } from './one-bundle/serve-one-bundle.ts';
import { bytesOf, loadPage, serialWaves, type PageLoad } from './page-load/page-load.ts';
import { partnerToken, siteToken } from './site/demo-player.ts';
import { openBrowser } from './site/open-browser.ts';

/** Bytes (1 KB = 1000) of brotli that the list's first screen may load as scripts. */
const JS_LIMIT = 170_000;
/** Times as long as one bundle. */
const RATIO = 1.2;
const ROUNDS = 5;
const PAGE = '/service/H73/list?token=';
const wanted = { selector: 'main a[href*="/view/"]', count: 7 };

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

async function measure(browser: Browser, split: string, whole: string): Promise<{ a: PageLoad[]; b: PageLoad[] }> {
  const a: PageLoad[] = [];
  const b: PageLoad[] = [];
  for (const url of [split, whole]) await loadPage(browser, url, wanted, false);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const one = await loadPage(browser, split, wanted);
    const other = await loadPage(browser, whole, wanted);
    a.push(one);
    b.push(other);
    const [ms, otherMs] = [Math.round(one.visible), Math.round(other.visible)];
    line(`round ${round}`, `${ms} ms, one bundle ${otherMs} ms, ratio ${(ms / otherMs).toFixed(2)}`);
  }
  return { a, b };
}

function weightOf([load]: PageLoad[]): { js: number; css: number; count: number; waves: number } {
  const requests = load?.requests ?? [];
  const plain = requests.filter(({ type, encoding }) => type === 'Script' && encoding !== 'br');
  if (plain.length) throw new Error(`not brotli: ${plain.map(({ url }) => url).join(', ')}`);
  return {
    js: bytesOf(requests, 'Script'),
    css: bytesOf(requests, 'Stylesheet'),
    count: requests.length,
    waves: serialWaves(requests),
  };
}

/**
 * Time until the ticket list is visible on a slow phone (150 ms, 1.6 Mbit/s down, CPU ÷4, empty cache), against the
 * same screens as one bundle behind the same document and the same first call, turn by turn in one run.
 */
export async function run(site: BenchSite): Promise<Result> {
  const whole = await serveOneBundle(site);
  const browser = await openBrowser();
  const busy = loadavg()[0] ?? 0;
  const token = await siteToken(site);
  const { a, b } = await measure(browser, site.url + PAGE + token, whole.url + PAGE + token);
  const exchanged = await loadPage(browser, site.url + PAGE + partnerToken(site), wanted);
  await browser.close();
  await whole.close();

  const [ours, theirs] = [weightOf(a), weightOf(b)];
  const visible = (loads: PageLoad[]) => Math.round(median(loads.map((load) => load.visible)));
  const firstPaint = (loads: PageLoad[]) => Math.round(median(loads.map((load) => load.firstPaint)));
  const figures = {
    'list visible, median ms': visible(a),
    'as one bundle, median ms': visible(b),
    'first paint ms / one bundle': `${firstPaint(a)} / ${firstPaint(b)}`,
    'scripts KB / one bundle': `${kilobytes(ours.js)} / ${kilobytes(theirs.js)}`,
    'style sheets bytes / one bundle': `${ours.css} / ${theirs.css}`,
    'requests before the list / one bundle': `${ours.count} / ${theirs.count}`,
    'serial waves / one bundle': `${ours.waves} / ${theirs.waves}`,
    'with an exchange: waves, ms': `${serialWaves(exchanged.requests)}, ${Math.round(exchanged.visible)}`,
    'load of the machine': `${busy.toFixed(1)} on ${availableParallelism()} cores`,
  };
  const aims = [
    atMost('list visible, times as long as one bundle', visible(a) / visible(b), RATIO),
    atMost('scripts before the list', ours.js, JS_LIMIT, 'bytes'),
  ];
  return { figures, aims };
}
