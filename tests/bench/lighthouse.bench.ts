import { availableParallelism, loadavg } from 'node:os';
import type { Aim } from '../../infra/local/bench/aims.ts';
import { chosen } from '../../infra/local/bench/chosen.ts';
import { median } from '../../infra/local/bench/median.ts';
import type { BenchSite, Figures, Result } from '../../infra/local/bench/run-bench.ts';
import { line } from '../../infra/local/boot/say.mjs';
import { freePort } from '../../infra/local/machine/ports.ts';
import { categories, throttlings, type PageAudit, type Throttling } from './lighthouse/audit-page.ts';
import { PageAudits, type PageRun } from './lighthouse/page-runs.ts';
import { aimsOf, pagesOf, type BenchPage } from './lighthouse/pages.ts';
import { giveWay } from './site/give-way.ts';
import { openBrowser } from './site/open-browser.ts';

/** Each score's median, as a table row. */
function rowOf(runs: PageRun[]): string {
  const scores = categories.map((category) => median(runs.map((run) => run.scores[category])));
  const time = (name: keyof PageAudit['times']) => median(runs.map((run) => run.times[name]));
  const [fcp, lcp, tbt] = [time('fcp'), time('lcp'), time('tbt')].map(Math.round);
  const slowdown = median(runs.map((run) => run.slowdown));
  const lost = Math.round(median(runs.map((run) => run.lost)) * 100);
  return `${scores.join(' / ')}   ${fcp} / ${lcp} / ${tbt} ms / ${time('cls').toFixed(3)}   ÷${slowdown}, ${lost} %`;
}

/** Words choose pages by name; none means all. */
async function wantedPages(site: BenchSite): Promise<BenchPage[]> {
  const pages = await pagesOf(site);
  const names = chosen(
    site.words,
    pages.map(({ name }) => name),
  );
  return pages.filter(({ name }) => names.includes(name));
}

/** Runs of one page; a line for them, and why those that failed did. */
async function look(audits: PageAudits, url: string, name: string, throttling: Throttling) {
  const { runs, failed, enough } = await audits.of(url, throttling);
  const words = rowOf(runs);
  line(name, runs.length ? words : 'no run');
  failed.forEach((why) => line('', `not judged: ${why}`));
  new Set(runs.flatMap(({ faults }) => faults)).forEach((fault) => line('', fault));
  const of = (measure: (audit: PageAudit) => number) => (enough ? median(runs.map(measure)) : NaN);
  return { of, words };
}

/**
 * Lighthouse's mobile preset (slow 4G and the processor of a middle-class phone) on the pages of the list, medians of three:
 * computed, which is judged, and applied, which is for the reader. Misses on a machine slower than the phone as well.
 */
export async function run(site: BenchSite): Promise<Result> {
  const pages = await wantedPages(site);
  const port = await freePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  giveWay(site.folder);
  const busy = loadavg()[0] ?? 0;
  const audits = new PageAudits(browser, port);
  const figures: Figures = {
    page: 'performance / accessibility / best practices   FCP / LCP / TBT / CLS   CPU, waited for one',
  };
  const aims: Aim[] = [];
  for (const page of pages) {
    for (const throttling of throttlings) {
      const row = `${page.name}, ${throttling}`;
      const { of, words } = await look(audits, site.url + page.path, row, throttling);
      figures[row] = words;
      if (throttling === 'computed') aims.push(...aimsOf(page, of));
    }
  }
  await browser.close();
  return {
    figures: { ...figures, 'load of the machine': `${busy.toFixed(1)} on ${availableParallelism()} cores` },
    aims,
  };
}
