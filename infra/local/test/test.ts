import { line, sayFailure, seconds, title } from '../boot/say.mjs';
import { whenNpmIsGone } from '../machine/npm-parent.ts';
import { onStopSignal, tearDown } from '../machine/teardown.ts';
import type { Stores } from '../stores/provide-stores.ts';
import { provideTestStores } from '../stores/test-stores.ts';
import { browserGroup, buildGroup, checkGroup, vitestGroup } from './groups.ts';
import { sum, verdict, type Tally } from './tally.ts';

let stopping = false;

async function leave(code: number): Promise<never> {
  stopping = true;
  await tearDown();
  process.exit(code);
}

/** The names stand at the end, where they are read even when only the end of a long log was kept. */
function sayFaults({ faults, flaky }: Tally): void {
  if (flaky.length) process.stdout.write(`\nPassed at the second try only:\n\n${flaky.join('\n')}\n`);
  if (faults.length) process.stdout.write(`\nFailed:\n\n${faults.join('\n')}\n`);
}

async function timed(group: Promise<Tally>): Promise<Tally & { ms: number }> {
  const began = performance.now();
  return { ...(await group), ms: performance.now() - began };
}

/** Without words everything runs; with words only the unit and contract tests that match them. */
async function runGroups(stores: Stores, filters: readonly string[]): Promise<(Tally & { ms: number })[]> {
  if (filters.length) return [await timed(vitestGroup(stores, filters))];
  const done = [await timed(checkGroup(stores))];
  done.push(await timed(buildGroup()));
  done.push(await timed(vitestGroup(stores, [])));
  done.push(await timed(browserGroup(stores)));
  return done;
}

onStopSignal(() => void leave(130));
whenNpmIsGone(() => void leave(130));
try {
  title('Tests');
  const stores = await provideTestStores();
  const groups = await runGroups(stores, process.argv.slice(2));
  if (!stopping) {
    title('All together');
    for (const { ms, ...tally } of groups) line(tally.name.padEnd(16), verdict(tally), ms);
    const all = sum(groups);
    sayFaults(all);
    const took = seconds(Date.now() - Number(process.env.HUB_BEGAN)).trim();
    await tearDown();
    process.stdout.write(`\n  in ${took}\n\n${verdict(all)}\n`);
    process.exit(all.failed || all.passed === 0 ? 1 : 0);
  }
} catch (error) {
  if (!stopping) {
    sayFailure(error, 'The tests could not run');
    await tearDown();
    process.stdout.write('0 passed, 1 failed\n');
    process.exit(1);
  }
}
