import { expect, it } from 'vitest';
import { holds } from '../../../infra/local/bench/aims.ts';
import type { PageAudit } from './audit-page.ts';
import { aimsOf, type BenchPage } from './pages.ts';

const form: BenchPage = { name: 'form', path: '/form', most: { tbt: 150, cls: 0.01 } };
const audit: PageAudit = {
  scores: { performance: 99, accessibility: 100, 'best-practices': 100 },
  times: { fcp: 1000, lcp: 9000, tbt: 151, cls: 0.01 },
  faults: [],
  lost: 0,
};
const missed = (page: BenchPage, of: (measure: (one: PageAudit) => number) => number) =>
  aimsOf(page, of)
    .filter((aim) => !holds(aim))
    .map(({ what }) => what);

it('misses a time of the page itself although its scores are good', () => {
  expect(missed(form, (measure) => measure(audit))).toEqual(['form, TBT']);
});

it('judges no time that a page is not held to', () => {
  expect(missed({ name: 'list', path: '/list' }, (measure) => measure(audit))).toEqual([]);
});

it('misses everything that was not measured', () => {
  expect(missed(form, () => NaN)).toHaveLength(5);
});
