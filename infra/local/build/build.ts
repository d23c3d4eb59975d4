import { line } from '../boot/say.mjs';
import { lastLines } from '../machine/programs.ts';
import { buildApps, type AppBuild } from './build-apps.ts';

const LINES_OF_FAILURE = 40;

function tell({ app, state, ms, output }: AppBuild): void {
  line(app, state, ms);
  if (state === 'failed') process.stdout.write(`${lastLines(output, LINES_OF_FAILURE).join('\n')}\n`);
}

const builds = await buildApps(tell);
const count = (state: AppBuild['state']) => builds.filter((build) => build.state === state).length;
const words = (['built', 'unchanged', 'failed'] as const).filter(count).map((state) => `${count(state)} ${state}`);
process.stdout.write(`  ${words.join(', ') || 'no front ends in this tree'}\n`);
if (count('failed')) process.exitCode = 1;
