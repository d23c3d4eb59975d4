import lighthouse from 'lighthouse';
import { throttling as presets } from 'lighthouse/core/config/constants.js';

export const categories = ['performance', 'accessibility', 'best-practices'] as const;
export type Category = (typeof categories)[number];

/**
 * `scores` of 0 to 100; `times` in ms, CLS without unit; `faults` name what cost points, worst first. `lost`: share of the
 * page's own tasks, 0 to 1, in which its thread waited for a processor that somebody else had.
 */
export type PageAudit = {
  scores: Record<Category, number>;
  times: { fcp: number; lcp: number; tbt: number; cls: number };
  faults: string[];
  lost: number;
};

/**
 * Lighthouse's mobile preset on one address, in the browser that listens at this port, with an empty cache. `slowdown` of
 * the processor is 4 in the preset. The phone speaks Taiwan's Chinese.
 */
export async function auditPage(url: string, port: number, slowdown: number): Promise<PageAudit> {
  const answer = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    extraHeaders: { 'Accept-Language': 'zh-TW' },
    throttling: { ...presets.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  });
  if (!answer) throw new Error(`no audit of ${url}`);
  const { lhr, artifacts } = answer;
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
    lost: lostShare(artifacts.Trace.traceEvents),
    faults: categories.flatMap((category) => faultsOf(lhr.categories[category]?.auditRefs ?? [], lhr.audits)),
  };
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number; args: object };

/** Below this a task is too short to tell anything, in microseconds. */
const WORTH_US = 1_000;

/** Of the tasks of all pages' main threads: the part of their duration that they did not spend on a processor. */
function lostShare(events: TraceEvent[]): number {
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && 'name' in args && args.name === 'CrRendererMain';
  const mains = new Set(events.filter(isMain).map(({ pid, tid }) => `${pid}.${tid}`));
  const tasks = events.filter(
    ({ name, ph, pid, tid, dur = 0 }) =>
      ph === 'X' && dur > WORTH_US && name.endsWith('RunTask') && mains.has(`${pid}.${tid}`),
  );
  const sum = (of: 'dur' | 'tdur') => tasks.reduce((all, task) => all + (task[of] ?? 0), 0);
  return 1 - sum('tdur') / Math.max(1, sum('dur'));
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
