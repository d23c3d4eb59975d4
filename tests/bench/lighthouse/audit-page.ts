import { throttling as presets } from 'lighthouse/core/config/constants.js';
import { navigationGather } from 'lighthouse/core/gather/navigation-runner.js';
import { Runner } from 'lighthouse/core/runner.js';
import { inOwnTime, lostShare, type TraceEvent } from './own-time.ts';

export const categories = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof categories)[number];

/**
 * `scores` of 0 to 100; `times` in ms, CLS without unit; `faults` name what cost points, worst first. `lost`: share of the
 * tasks' time, 0 to 1, in which the page's thread waited for a processor; it is not counted as the page's.
 */
export type PageAudit = {
  scores: Record<Category, number>;
  times: { fcp: number; lcp: number; tbt: number; cls: number };
  faults: string[];
  lost: number;
};

/** `computed`: the page loads at full speed, and Lighthouse works out what a phone makes of it. `applied`: it loads slowly. */
export const throttlings = ['computed', 'applied'] as const;
export type Throttling = (typeof throttlings)[number];
const methods = { computed: 'simulate', applied: 'devtools' } as const;
export type Phone = { port: number; slowdown: number; throttling: Throttling };

/**
 * Lighthouse's mobile preset on one address, in the browser that listens at this port, with an empty cache. `slowdown` of
 * the processor is 4 in the preset. The phone speaks Taiwan's Chinese. Where throttling is computed, the time that the
 * page's thread waited for a processor is taken out of the trace between looking and judging: a phone has one to itself.
 * Where it is applied, everything is as it was seen.
 */
export async function auditPage(url: string, { port, slowdown, throttling }: Phone): Promise<PageAudit> {
  const flags = {
    port,
    output: 'json' as const,
    logLevel: 'error' as const,
    onlyCategories: [...categories],
    extraHeaders: { 'Accept-Language': 'zh-TW' },
    throttlingMethod: methods[throttling],
    throttling: { ...presets.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  };
  const { artifacts, runnerOptions } = await navigationGather(undefined, url, { flags });
  const events = artifacts.Trace.traceEvents as TraceEvent[];
  const lost = lostShare(events);
  const traceEvents = throttling === 'computed' ? inOwnTime(events) : events;
  const Trace = { ...artifacts.Trace, traceEvents };
  const judged = await Runner.audit({ ...artifacts, Trace } as typeof artifacts, runnerOptions);
  if (!judged) throw new Error(`no audit of ${url}`);
  const { lhr } = judged;
  if (lhr.runtimeError) throw new Error(`${lhr.runtimeError.code}: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? 0;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    times: {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    },
    lost,
    faults: categories.flatMap((category) => faultsOf(lhr.categories[category]?.auditRefs ?? [], lhr.audits)),
  };
}

type Refs = { id: string; weight: number }[];
type Audits = Record<string, { score: number | null; title: string; displayValue?: string }>;

function faultsOf(refs: Refs, audits: Audits): string[] {
  return refs
    .map(({ id, weight }) => ({ id, weight, audit: audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
    .sort((a, b) => b.weight * (1 - (b.audit?.score ?? 1)) - a.weight * (1 - (a.audit?.score ?? 1)))
    .map(({ id, audit }) => `${id} ${Math.round((audit?.score ?? 0) * 100)} (${audit?.displayValue ?? audit?.title})`);
}
