import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';
import { noticeSpeed } from './payments/notice-speed.ts';
import { pageTimes } from './payments/page-times.ts';

const usual = { notices: 4000, few: 10_000, many: 1_000_000, calls: 200 };
const small = { notices: 500, few: 2000, many: 50_000, calls: 50 };

/** How many notices of the payment provider are accepted, and what pages cost among many orders. */
export async function run({ adminUrl, words }: BenchSite): Promise<Result> {
  const size = words.includes('--small') ? small : usual;
  const notices = await noticeSpeed(adminUrl, size.notices);
  const pages = await pageTimes(adminUrl, size);
  return { figures: { ...notices.figures, ...pages.figures }, aims: [...notices.aims, ...pages.aims] };
}
