import { line, sayFailure, seconds, title } from '../boot/say.mjs';
import { whenNpmIsGone } from '../machine/npm-parent.ts';
import { onStopSignal, tearDown } from '../machine/teardown.ts';
import { provideTestStores } from '../stores/test-stores.ts';
import { runAll, runChosen } from './plan.ts';
import { reachedFiles } from './reach.ts';
import { sayReport } from './report/say-report.ts';
import { counted, ranNone, sum, verdict, type Tally } from './report/tally.ts';
import { testFiles } from './test-files.ts';
import { wantedOf } from './wanted.ts';

let stopping = false;

async function leave(code: number): Promise<never> {
  stopping = true;
  await tearDown();
  process.exit(code);
}

/** `reached`: whether there was anything to test. */
type Run = { tallies: Tally[]; isWhole: boolean; reached: boolean; titles: string[] };

/** Without words everything runs; `--all` adds the storms in full size, `--changed` or words choose. */
async function run(words: readonly string[]): Promise<Run> {
  const all = testFiles();
  const wanted = wantedOf(words, all);
  const reached = wanted.since === undefined ? undefined : await reachedFiles(wanted.since, all);
  if (reached?.length === 0) {
    line('changed', 'nothing that a test can reach');
    return { tallies: [], isWhole: false, reached: false, titles: [] };
  }
  const stores = await provideTestStores();
  const files = reached ?? wanted.files;
  const isWhole = !files && !wanted.titles.length;
  const tallies = isWhole ? await runAll(stores, wanted.whole) : await runChosen(stores, { ...wanted, files });
  return { tallies, isWhole, reached: true, titles: wanted.titles };
}

onStopSignal(() => void leave(130));
whenNpmIsGone(() => void leave(130));
try {
  title('Tests');
  const { tallies, isWhole, reached, titles } = await run(process.argv.slice(2));
  if (!stopping) {
    const tookMs = Date.now() - Number(process.env.HUB_BEGAN);
    const missed = sayReport(tallies, isWhole, tookMs);
    const none = reached ? ranNone(tallies, titles) : [];
    const all = sum([...tallies, counted('budgets', 0, missed), counted('tests', 0, none)]);
    if (all.faults.length) process.stdout.write(`\nFailed:\n\n${all.faults.join('\n')}\n`);
    const took = seconds(tookMs).trim();
    await tearDown();
    process.stdout.write(`\n  in ${took}\n\n${verdict(all)}\n`);
    process.exit(all.failed ? 1 : 0);
  }
} catch (error) {
  if (!stopping) {
    sayFailure(error, 'The tests could not run');
    await tearDown();
    process.stdout.write('0 passed, 1 failed\n');
    process.exit(1);
  }
}
