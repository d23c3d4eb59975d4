import { line, sayFailure, seconds, title } from '../boot/say.mjs';
import { whenNpmIsGone } from '../machine/npm-parent.ts';
import { onStopSignal, tearDown } from '../machine/teardown.ts';
import { provideTestStores } from '../stores/test-stores.ts';
import { runAll, runChosen } from './plan.ts';
import { reachedFiles } from './reach.ts';
import { sayReport } from './report/say-report.ts';
import { counted, sum, verdict, type Tally } from './report/tally.ts';
import { testFiles } from './test-files.ts';
import { wantedOf } from './wanted.ts';

let stopping = false;

async function leave(code: number): Promise<never> {
  stopping = true;
  await tearDown();
  process.exit(code);
}

type Run = { tallies: Tally[]; isWhole: boolean };

/** Without words everything runs; `--all` adds the storms in full size, `--changed` and words choose. */
async function run(words: readonly string[]): Promise<Run> {
  const all = testFiles();
  const wanted = wantedOf(words, all);
  const reached = wanted.since === undefined ? undefined : await reachedFiles(wanted.since, all);
  if (reached?.length === 0) {
    line('changed', 'nothing that a test can reach');
    return { tallies: [], isWhole: false };
  }
  const stores = await provideTestStores();
  const files = reached ?? wanted.files;
  const isWhole = !files && !wanted.titles.length;
  const tallies = isWhole ? await runAll(stores, wanted.whole) : await runChosen(stores, { ...wanted, files });
  return { tallies, isWhole };
}

onStopSignal(() => void leave(130));
whenNpmIsGone(() => void leave(130));
try {
  title('Tests');
  const { tallies, isWhole } = await run(process.argv.slice(2));
  if (!stopping) {
    const missed = sayReport(tallies, isWhole);
    const all = sum([...tallies, counted('budgets', 0, missed)]);
    if (all.faults.length) process.stdout.write(`\nFailed:\n\n${all.faults.join('\n')}\n`);
    const took = seconds(Date.now() - Number(process.env.HUB_BEGAN)).trim();
    await tearDown();
    process.stdout.write(`\n  in ${took}\n\n${verdict(all)}\n`);
    process.exit(all.failed || (tallies.length > 0 && all.passed === 0) ? 1 : 0);
  }
} catch (error) {
  if (!stopping) {
    sayFailure(error, 'The tests could not run');
    await tearDown();
    process.stdout.write('0 passed, 1 failed\n');
    process.exit(1);
  }
}
