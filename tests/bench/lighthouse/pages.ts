import { atLeast, atMost, type Aim } from '../../../infra/local/bench/aims.ts';
import type { BenchSite } from '../../../infra/local/bench/run-bench.ts';
import { siteToken } from '../site/demo-player.ts';
import { categories, type PageAudit } from './audit-page.ts';

type Time = keyof PageAudit['times'];
/** `most`: what this page may take at most beside its scores; ms, CLS without unit. */
export type BenchPage = { name: string; path: string; most?: Partial<Record<Time, number>> };

const LEAST = 95;
const units: Record<Time, string> = { fcp: 'ms', lcp: 'ms', tbt: 'ms', cls: '' };
const times = Object.keys(units) as Time[];

export async function pagesOf(site: BenchSite): Promise<BenchPage[]> {
  const token = await siteToken(site);
  return [
    { name: 'portal', path: '/game' },
    { name: 'service home', path: '/service/H73', most: { cls: 0.01 } },
    { name: 'report form', path: '/service/G112/create', most: { tbt: 150 } },
    { name: 'list', path: `/service/H73/list?token=${token}` },
    { name: 'FAQ', path: '/faq' },
    { name: 'top-up', path: '/wire_report_v2/H73', most: { cls: 0.01 } },
    { name: 'redeem', path: `/events/event_serial?event_id=1&token=${token}`, most: { lcp: 2000 } },
    { name: 'staff sign-in', path: '/staff', most: { lcp: 2000 } },
  ];
}

/** What a page is held to, against the medians of its runs; what was not measured is no number and misses. */
export function aimsOf({ name, most = {} }: BenchPage, of: (measure: (audit: PageAudit) => number) => number): Aim[] {
  return [
    ...categories.map((category) =>
      atLeast(
        `${name}, ${category}`,
        of(({ scores }) => scores[category]),
        LEAST,
      ),
    ),
    ...times.flatMap((time) => {
      const border = most[time];
      if (border === undefined) return [];
      return [
        atMost(
          `${name}, ${time.toUpperCase()}`,
          of((audit) => audit.times[time]),
          border,
          units[time],
        ),
      ];
    }),
  ];
}
