import { line } from '../boot/say.mjs';
import { lastLines } from '../machine/programs.ts';
import { buildApps, frontEnds, type AppBuild } from './build-apps.ts';

const LINES_OF_FAILURE = 40;

function tell({ app, state, ms, output }: AppBuild): void {
  line(app, state, ms);
  if (state === 'failed') process.stdout.write(`${lastLines(output, LINES_OF_FAILURE).join('\n')}\n`);
}

const named = process.argv.slice(2);
const unknown = named.find((app) => !frontEnds().includes(app));
if (unknown) throw new Error(`${unknown} is no front end: ${frontEnds().join(', ')}`);
const builds = await buildApps(tell, { apps: named.length ? named : frontEnds() });
const count = (state: AppBuild['state']) => builds.filter((build) => build.state === state).length;
const words = (['built', 'unchanged', 'failed'] as const).filter(count).map((state) => `${count(state)} ${state}`);
process.stdout.write(`  ${words.join(', ') || 'no front ends in this tree'}\n`);
if (count('failed')) process.exitCode = 1;
