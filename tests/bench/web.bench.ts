import { availableParallelism, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { PAGE_LIMITS } from '@hub/federation/page-limits';
import { atMost, type Aim } from '../../infra/local/bench/aims.ts';
import { chosen } from '../../infra/local/bench/chosen.ts';
import { median } from '../../infra/local/bench/median.ts';
import { middleMean } from '../../infra/local/bench/middle-mean.ts';
import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';
import { line } from '../../infra/local/boot/say.mjs';
import { serveOneBundle } from './one-bundle/serve-one-bundle.ts';
import {
  bytesOf,
  loadPage,
  newVisitor,
  serialWaves,
  visit,
  type PageLoad,
  type Profile,
  type Wanted,
} from './page-load/page-load.ts';
import { routeChange } from './page-load/route-change.ts';
import { siteToken } from './site/demo-player.ts';
import { openBrowser } from './site/open-browser.ts';

const profiles = {
  phone: { rtt: 150, down: 1_600_000, up: 750_000, cpuSlower: 4 },
  'slow 4G': { rtt: 562, down: 1_440_000, up: 675_000, cpuSlower: 4 },
} satisfies Record<string, Profile>;
/** Times as long as one bundle. */
const COLD = 1.1;
const WARM = 1.05;
const WAVES = 2;
const ROUTE_CHANGE_MS = 150;
const ROUTE_CHANGE = 'phone, route change';
/** A phone's loads scatter by a fifth: of fewer pairs the mean would be off by more than an aim leaves. */
const ROUNDS = { phone: 61, 'slow 4G': 31 } satisfies Record<keyof typeof profiles, number>;
const CHANGES = 15;
const PAGE = '/service/H73/list?token=';
const wanted: Wanted = { selector: 'main a[href*="/view/"]', count: 7 };

type Timed = { visible: number };
type Pair<One extends Timed = PageLoad> = { split: One[]; whole: One[] };
type Sites = { split: string; whole: string };

async function warmLoad(browser: Browser, url: string, profile: Profile): Promise<PageLoad> {
  const context = await newVisitor(browser);
  try {
    await visit(context, url, wanted);
    return await visit(context, url, wanted, profile);
  } finally {
    await context.close();
  }
}

/** Turn by turn, each of them first every other time, so that what else the machine does meets both. */
async function inTurns<One extends Timed>(
  name: string,
  rounds: number,
  sites: Sites,
  load: (url: string) => Promise<One>,
): Promise<Pair<One>> {
  const pair: Pair<One> = { split: [], whole: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const which of round % 2 ? (['split', 'whole'] as const) : (['whole', 'split'] as const))
      pair[which].push(await load(sites[which]));
    const [one, other] = [pair.split.at(-1)!, pair.whole.at(-1)!];
    const [ms, otherMs] = [Math.round(one.visible), Math.round(other.visible)];
    line(`${name} ${round}`, `${ms} ms, one bundle ${otherMs} ms, ratio ${(ms / otherMs).toFixed(2)}`);
  }
  return pair;
}

/** A bundle that draws less would be sooner for that alone. */
async function drawSame(browser: Browser, sites: Sites): Promise<void> {
  const [split, whole] = [await loadPage(browser, sites.split, wanted), await loadPage(browser, sites.whole, wanted)];
  if (split.elements !== whole.elements)
    throw new Error(`the page has ${split.elements} elements, and ${whole.elements} in the bundle`);
}

const visible = (loads: readonly Timed[]): number => median(loads.map((load) => load.visible));
/** Of logarithms: twice and half as long make the same. */
const timesAsLong = ({ split, whole }: Pair<Timed>): number =>
  Math.exp(middleMean(split.map((one, at) => Math.log(one.visible / whole[at]!.visible))));
const kilobytes = (loads: PageLoad[], type: string) => (bytesOf(loads[0]?.requests ?? [], type) / 1000).toFixed(1);
const wavesOf = (loads: PageLoad[]): number => median(loads.map(({ requests }) => serialWaves(requests)));

function figuresOf(name: string, { split, whole }: Pair): Record<string, string> {
  return {
    [`${name}: list visible ms / one bundle`]: `${Math.round(visible(split))} / ${Math.round(visible(whole))}`,
    [`${name}: requests / one bundle`]: `${split[0]?.requests.length} / ${whole[0]?.requests.length}`,
    [`${name}: scripts KB / one bundle`]: `${kilobytes(split, 'Script')} / ${kilobytes(whole, 'Script')}`,
    [`${name}: serial waves / one bundle`]: `${wavesOf(split)} / ${wavesOf(whole)}`,
  };
}

/**
 * Time until the ticket list is visible, against the same screens as one bundle behind the same document and the same first
 * call, turn by turn in one run: with an empty cache and on a second visit. And how long a route change takes into a page
 * that its link has prefetched. Words choose: `-- web route`.
 */
export async function run(site: BenchSite): Promise<Result> {
  const whole = await serveOneBundle(site);
  const browser = await openBrowser();
  const busy = loadavg()[0] ?? 0;
  const token = await siteToken(site);
  const sites: Sites = { split: site.url + PAGE + token, whole: whole.url + PAGE + token };
  await drawSame(browser, sites);
  let figures: Record<string, string> = {};
  const aims: Aim[] = [];
  const names = Object.keys(profiles) as (keyof typeof profiles)[];
  const looks = chosen(site.words, [...names, ROUTE_CHANGE]);
  for (const name of names.filter((one) => looks.includes(one))) {
    const profile = profiles[name];
    const cold = await inTurns(`${name}, cold`, ROUNDS[name], sites, (url) => loadPage(browser, url, wanted, profile));
    const warm = await inTurns(`${name}, warm`, ROUNDS[name], sites, (url) => warmLoad(browser, url, profile));
    figures = { ...figures, ...figuresOf(`${name}, cold`, cold), ...figuresOf(`${name}, warm`, warm) };
    aims.push(
      atMost(`${name}, cold: times as long as one bundle`, timesAsLong(cold), COLD),
      atMost(`${name}, warm: times as long as one bundle`, timesAsLong(warm), WARM),
      atMost(`${name}, cold: serial waves`, wavesOf(cold.split), WAVES),
      atMost(`${name}, cold: scripts`, bytesOf(cold.split[0]?.requests ?? [], 'Script'), PAGE_LIMITS.page, 'bytes'),
    );
  }
  if (looks.includes(ROUTE_CHANGE)) {
    const homes = { split: site.url, whole: whole.url };
    const pair = await inTurns(ROUTE_CHANGE, CHANGES, homes, (url) => routeChange(browser, url, profiles.phone));
    figures[`${ROUTE_CHANGE}: ms / one bundle`] =
      `${Math.round(visible(pair.split))} / ${Math.round(visible(pair.whole))}`;
    figures[`${ROUTE_CHANGE}: asked for meanwhile`] =
      [...new Set(pair.split.flatMap(({ asked }) => asked))].join(' ') || 'nothing';
    const ms = Math.round(visible(pair.split));
    aims.push(
      atMost(`${ROUTE_CHANGE}, into a prefetched remote`, ms, ROUTE_CHANGE_MS, 'ms'),
      atMost(`${ROUTE_CHANGE}: times as long as one bundle`, timesAsLong(pair), COLD),
    );
  }
  await browser.close();
  await whole.close();
  return {
    figures: { ...figures, 'load of the machine': `${busy.toFixed(1)} on ${availableParallelism()} cores` },
    aims,
  };
}
