import { globSync, mkdirSync } from 'node:fs';
import { inLocal, root } from '../boot/places.mjs';
import { line, title } from '../boot/say.mjs';
import { buildApps } from '../build/build-apps.ts';
import { runChecks } from '../check/run-checks.ts';
import { lastLines } from '../machine/programs.ts';
import { watchTool } from '../machine/tools.ts';
import type { Stores } from '../stores/provide-stores.ts';
import { provideBrowser } from './browser.ts';
import {
  failedFiles,
  fromPlaywright,
  fromVitest,
  takeReport,
  withExitCode,
  withSecondTry,
  zero,
  type Tally,
  type VitestReport,
} from './tally.ts';

const report = (name: string) => {
  mkdirSync(inLocal('reports'), { recursive: true });
  return inLocal('reports', `${name}-${process.pid}.json`);
};

const testEnv = ({ database, redis }: Stores): NodeJS.ProcessEnv => ({
  TEST_MARIADB_URL: database.adminUrl,
  TEST_REDIS_URL: redis.url,
  DATABASE_URL: undefined,
  REDIS_QUEUE_URL: undefined,
  NODE_ENV: 'test',
});

const TEST_FILES = '{infra,packages,services,shell,mfe-*,tests}/**/*.{spec,test,e2e-spec}.{ts,tsx}';
const testFiles = () => globSync(TEST_FILES, { cwd: root, exclude: (path) => path.includes('node_modules') });

/** Words that name a file choose files; the others choose tests by their title. */
export function filterFlags(filters: readonly string[], files: readonly string[] = testFiles()): string[] {
  const names = filters.filter((word) => files.some((file) => file.includes(word)));
  const titles = filters.filter((word) => !names.includes(word));
  return [...names, ...(titles.length ? ['--testNamePattern', titles.join('|')] : [])];
}

export async function checkGroup(stores: Stores): Promise<Tally> {
  title('Types, lint, format, arrows, lock, drift');
  const { passed, failed } = await runChecks(stores.database.adminUrl);
  return { ...zero('check'), passed, failed: failed.length, faults: failed };
}

type VitestRun = { code: number; report: VitestReport | undefined };

async function runVitest(env: NodeJS.ProcessEnv, flags: readonly string[]): Promise<VitestRun> {
  const file = report('vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await watchTool('vitest', ['run', ...reporters, ...flags], env);
  return { code, report: takeReport<VitestReport>(file) };
}

/** More failed files than this are a fault of the code, not of a crowded machine. */
const SECOND_TRIES = 4;

/** Files that failed in the whole run are tried once more with the machine to themselves, and named as flaky if they pass. */
export async function vitestGroup(stores: Stores, filters: readonly string[]): Promise<Tally> {
  title('Unit and contract tests');
  // The fault tests look at pages as well; a filtered run takes the browser that is there.
  const browser = filters.length ? {} : { CHROMIUM_PATH: await provideBrowser() };
  const env = { ...testEnv(stores), ...browser, NODE_COMPILE_CACHE: inLocal('cache', 'node') };
  const first = await runVitest(env, filterFlags(filters));
  const failed = failedFiles(first.report);
  const tryAgain = !filters.length && failed.length > 0 && failed.length <= SECOND_TRIES;
  if (!tryAgain || !first.report) return withExitCode(fromVitest('unit, contract', first.report), first.code);
  title('Once more, alone');
  const second = await runVitest(env, ['--maxWorkers=1', ...failed]);
  return withExitCode(withSecondTry(first.report, second.report), second.code);
}

export async function buildGroup(): Promise<Tally> {
  title('Front ends');
  const builds = await buildApps(({ app, state, ms, output }) => {
    line(app, state, ms);
    if (state === 'failed') process.stdout.write(`${lastLines(output, 40).join('\n')}\n`);
  });
  const failed = builds.filter(({ state }) => state === 'failed').map(({ app }) => app);
  return { ...zero('builds'), passed: builds.length - failed.length, failed: failed.length, faults: failed };
}

export async function browserGroup(stores: Stores): Promise<Tally> {
  if (!globSync('tests/e2e/**/*.spec.ts', { cwd: root }).length) return zero('browser');
  title('In the browser');
  const file = report('playwright');
  const CHROMIUM_PATH = await provideBrowser();
  const code = await watchTool('playwright', ['test'], { ...testEnv(stores), CHROMIUM_PATH, PLAYWRIGHT_REPORT: file });
  return withExitCode(fromPlaywright('browser', takeReport(file)), code);
}
