import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';
import { exportMemory } from './surveys/export-memory.ts';
import { pageTimes } from './surveys/page-times.ts';
import { submitSpeed } from './surveys/submit-speed.ts';

const usual = { submits: 3000, few: 10_000, many: 1_000_000, calls: 100, exported: { few: 10_000, many: 100_000 } };
const small = { submits: 400, few: 2000, many: 50_000, calls: 30, exported: { few: 2000, many: 20_000 } };

/** How many answers are taken, what their results cost at any number, and what a file of them takes. */
export async function run(site: BenchSite): Promise<Result> {
  const size = site.words.includes('--small') ? small : usual;
  const submits = await submitSpeed(site.adminUrl, size.submits);
  const exported = await exportMemory(site, size.exported);
  const pages = await pageTimes(site.adminUrl, size);
  return {
    figures: { ...submits.figures, ...exported.figures, ...pages.figures },
    aims: [...submits.aims, ...exported.aims, ...pages.aims],
  };
}
