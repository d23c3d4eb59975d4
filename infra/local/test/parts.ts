import { mkdirSync } from 'node:fs';
import { inLocal } from '../boot/places.mjs';
import { line, title } from '../boot/say.mjs';
import { buildApps } from '../build/build-apps.ts';
import { runChecks } from '../check/run-checks.ts';
import { lastLines } from '../machine/programs.ts';
import { watchTool } from '../machine/tools.ts';
import type { Stores } from '../stores/provide-stores.ts';
import { provideBrowser } from './browser.ts';
import { STALLED, takeReport } from './report/facts.ts';
import { counted, tallyOf, type Tally } from './report/tally.ts';

/**
 * What a tool of tests is asked for: everything it has, or the named files, or the tests with one of these titles.
 * `beside`: another tool runs meanwhile; `lane`: which of those in Node this one is; `limitMs`: when it is stopped.
 */
export type Choice = {
  files?: readonly string[] | undefined;
  titles?: readonly string[];
  whole?: boolean;
  beside?: boolean;
  lane?: number;
  limitMs?: number;
};
/** `flags`: its command line. */
type Order = { part: string; tool: string; flags: string[]; env: NodeJS.ProcessEnv; choice: Choice };

const HERE = 'infra/local/test/report';

function testEnv({ database, redis }: Stores, { whole, lane = 0 }: Choice): NodeJS.ProcessEnv {
  return {
    TEST_MARIADB_URL: database.adminUrl,
    TEST_REDIS_URL: redis.url,
    DATABASE_URL: undefined,
    REDIS_QUEUE_URL: undefined,
    TEST_LANE: String(lane),
    NODE_ENV: 'test',
    NODE_COMPILE_CACHE: inLocal('cache', 'node'),
    ...(whole && { TEST_WHOLE: '1' }),
  };
}

async function timed(part: Promise<Tally>): Promise<Tally> {
  const began = performance.now();
  return { ...(await part), ms: performance.now() - began };
}

/** Runs a tool of tests while the person watches, and reads what its reporter wrote. */
async function tests({ part, tool, flags, env, choice: { beside, limitMs } }: Order): Promise<Tally> {
  mkdirSync(inLocal('reports'), { recursive: true });
  const FACTS_FILE = inLocal('reports', `${part.replaceAll(/\W+/g, '-')}-${process.pid}.json`);
  const live = beside ? 'lines' : true;
  const code = await watchTool(tool, flags, { ...env, FACTS_FILE }, { live, ...(limitMs && { limitMs }) });
  const report = takeReport(FACTS_FILE);
  return code === STALLED ? { ...tallyOf(part, report, 0), stalled: true } : tallyOf(part, report, code);
}

export const checkPart = (stores: Stores): Promise<Tally> =>
  timed(
    runChecks(stores.database.adminUrl).then(({ passed, failed }) =>
      counted(
        'checks',
        passed,
        failed.map((name) => `check: ${name}`),
      ),
    ),
  );

async function builds(): Promise<Tally> {
  title('Front ends');
  const all = await buildApps(({ app, state, ms, output }) => {
    line(app, state, ms);
    if (state === 'failed') process.stdout.write(`${lastLines(output, 40).join('\n')}\n`);
  });
  const failed = all.filter(({ state }) => state === 'failed').map(({ app }) => `build: ${app}`);
  return counted('builds', all.length - failed.length, failed);
}
export const buildPart = (): Promise<Tally> => timed(builds());

/** Tests in Node and of pages without a site. `flags` name projects or leave files out. */
export async function vitestPart(part: string, stores: Stores, choice: Choice, flags: string[]): Promise<Tally> {
  const { files = [], titles = [] } = choice;
  const env = { ...testEnv(stores, choice), CHROMIUM_PATH: await provideBrowser() };
  const reporters = ['--reporter=default', `--reporter=./${HERE}/vitest-reporter.ts`];
  const byTitle = titles.length ? ['--testNamePattern', titles.join('|'), '--passWithNoTests'] : [];
  return timed(
    tests({ part, tool: 'vitest', flags: ['run', ...reporters, ...flags, ...byTitle, ...files], env, choice }),
  );
}

/** Journeys through a whole site. */
export async function browserPart(stores: Stores, choice: Choice, more: readonly string[] = []): Promise<Tally> {
  const { files = [], titles = [] } = choice;
  const env = { ...testEnv(stores, choice), CHROMIUM_PATH: await provideBrowser() };
  const byTitle = titles.length ? ['--grep', titles.join('|'), '--pass-with-no-tests'] : [];
  const flags = ['test', ...byTitle, ...more, ...files];
  return timed(tests({ part: 'browser', tool: 'playwright', flags, env, choice }));
}
