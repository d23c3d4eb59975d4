import { availableParallelism, loadavg } from 'node:os';
import type { BenchSite } from '../../infra/local/bench/run-bench.ts';
import { line } from '../../infra/local/boot/say.mjs';
import { freePort } from '../../infra/local/machine/ports.ts';
import { auditPage, categories, type PageAudit } from './lighthouse/audit-page.ts';
import { slowdownToPhone } from './lighthouse/measure-machine.ts';
import { siteToken } from './site/demo-player.ts';
import { openBrowser } from './site/open-browser.ts';

const LEAST = 95;
const ROUNDS = 3;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function pagesOf(site: BenchSite): Promise<[name: string, path: string][]> {
  return [
    ['portal', '/game'],
    ['report form', '/service/G112/create'],
    ['list', `/service/H73/list?token=${await siteToken(site)}`],
    ['FAQ', '/faq'],
  ];
}

/** Each score's median, as a table row. */
function rowOf(audits: PageAudit[], slowdowns: number[]): { scores: number[]; words: string } {
  const scores = categories.map((category) => median(audits.map((audit) => audit.scores[category])));
  const time = (name: keyof PageAudit['times']) => median(audits.map((audit) => audit.times[name]));
  const [fcp, lcp, tbt] = [time('fcp'), time('lcp'), time('tbt')].map(Math.round);
  return {
    scores,
    words: `${scores.join(' / ')}   ${fcp} / ${lcp} / ${tbt} ms / ${time('cls').toFixed(3)}   ÷${median(slowdowns)}`,
  };
}

/**
 * Lighthouse's mobile preset (slow 4G and the processor of a middle-class phone, simulated) on four pages, medians of
 * three runs. Fails when a score is below 95, and says what cost the points.
 */
export async function run(site: BenchSite): Promise<Record<string, string>> {
  const port = await freePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  const busy = loadavg()[0] ?? 0;
  const figures: Record<string, string> = {
    page: 'performance / accessibility / best practices   FCP / LCP / TBT / CLS   CPU',
  };
  const low: string[] = [];
  for (const [name, path] of await pagesOf(site)) {
    const audits: PageAudit[] = [];
    const slowdowns: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      slowdowns.push(await slowdownToPhone(browser));
      audits.push(await auditPage(site.url + path, port, slowdowns.at(-1) ?? 1));
    }
    const { scores, words } = rowOf(audits, slowdowns);
    figures[name] = words;
    if (scores.every((score) => score >= LEAST)) continue;
    low.push(name);
    line(name, words);
    new Set(audits.flatMap(({ faults }) => faults)).forEach((fault) => line('', fault));
  }
  await browser.close();
  if (low.length) throw new Error(`below ${LEAST}: ${low.join(', ')}`);
  return { ...figures, 'load of the machine': `${busy.toFixed(1)} on ${availableParallelism()} cores` };
}
