import { line, seconds, title } from '../../boot/say.mjs';
import { costsOf, RUN_SECONDS, type AreaCost } from '../areas.ts';
import { partOf } from '../test-files.ts';
import type { TestFile } from './facts.ts';
import { slowest } from './slowest.ts';
import { verdict, type Tally } from './tally.ts';

const SLOWEST = 20;

/** The work of the tests by part: seconds of one worker, two or three of which run side by side. */
function sayWork(files: readonly TestFile[]): void {
  const parts = new Map<string, TestFile[]>();
  for (const file of files) parts.set(partOf(file.path), [...(parts.get(partOf(file.path)) ?? []), file]);
  for (const [part, of] of parts) {
    const facts = of.reduce((count, file) => count + file.facts.length, 0);
    line(
      part,
      `${facts} facts in ${of.length} files, of one worker`,
      of.reduce((ms, file) => ms + file.ms, 0),
    );
  }
}

function saySlowest(files: readonly TestFile[]): void {
  title(`The ${SLOWEST} slowest`);
  for (const { name, ms } of slowest(files, SLOWEST)) process.stdout.write(`  ${seconds(ms)}  ${name}\n`);
}

const over = ({ seconds: cost, budget }: AreaCost) => cost > budget;

/** What a whole run took, and each area of it; the areas that cost more than they may, as faults. */
function sayCosts(files: readonly TestFile[], tookMs: number): string[] {
  title(`Cost of the areas, as shares of a whole run of ${RUN_SECONDS} s`);
  line('run', `${Math.round(tookMs / 1000)} s here; aimed at ${RUN_SECONDS} on two quiet cores, not judged`);
  const costs = costsOf(files);
  for (const cost of costs)
    line(cost.area, `${cost.seconds} s of at most ${cost.budget}${over(cost) ? ': TOO MUCH' : ''}`);
  return costs
    .filter(over)
    .map(({ area, seconds: cost, budget }) => `budget: the tests of ${area} cost ${cost} s, ${budget} are allowed`);
}

/** Prints what each part took, what was slow and what areas cost; answers the budgets that were missed. */
export function sayReport(tallies: readonly Tally[], isWhole: boolean, tookMs: number): string[] {
  const files = tallies.flatMap((tally) => tally.files);
  if (isWhole) saySlowest(files);
  title('All together');
  for (const tally of tallies) line(tally.part.padEnd(18), verdict(tally), tally.ms);
  if (isWhole) sayWork(files);
  return isWhole ? sayCosts(files, tookMs) : [];
}
