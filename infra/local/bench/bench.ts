import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inLocal, inRoot, root, withDecorators } from '../boot/places.mjs';
import { line, Refusal, sayFailure, title } from '../boot/say.mjs';
import { buildApps } from '../build/build-apps.ts';
import { keysIn } from '../data/keys.ts';
import { startChild } from '../machine/children.ts';
import { toolEnv } from '../machine/tools.ts';
import { atEnd, onStopSignal, tearDown } from '../machine/teardown.ts';
import { startSiteApart } from '../site/site-apart.ts';
import { provideTestStores } from '../stores/test-stores.ts';
import type { BenchSite } from './run-bench.ts';

const ENDING = '.bench.ts';
const SCHEMA_PREFIX = 'hubtest_bench_';

const fileOf = (name: string) => inRoot('tests', 'bench', `${name}${ENDING}`);
const benches = () => globSync(`tests/bench/*${ENDING}`, { cwd: root }).map((file) => basename(file, ENDING));

/** A site as in production (one process each, every commit on disk), only for this measurement. */
async function privateSite(): Promise<Omit<BenchSite, 'words'>> {
  const { database, redis } = await provideTestStores('measured');
  const built = await buildApps(({ app, state, ms }) => line(app, state, ms));
  if (built.some(({ state }) => state === 'failed'))
    throw new Refusal('A front end could not be built: see "npm run build".');
  const folder = inLocal(`hub-test-${process.pid}`, 'site');
  const { adminUrl } = database;
  const order = {
    adminUrl,
    redisUrl: redis.url,
    folder,
    schemaPrefix: SCHEMA_PREFIX,
    hubEnv: 'test' as const,
    logLevel: 'warn',
    processes: true,
    // One machine plays all players: the limits per address would be all that is measured. A bench may name addresses.
    extraEnv: {
      gateway: { LIMIT_FACTOR: '100000', TRUST_PROXY_HOPS: '1' },
      // What a player's device works on is not measured here.
      identity: { CAPTCHA_COST: '1' },
    },
  };
  const site = await startSiteApart(order, line);
  atEnd(site.close);
  const keys = keysIn(join(folder, 'keys.json'));
  return {
    url: site.url,
    mailUrl: site.mailUrl,
    gameServerUrl: site.gameServerUrl,
    paymentsUrl: site.paymentsUrl,
    staff: site.staff,
    folder,
    services: site.services,
    tokenKeys: JSON.stringify(keys.tokens),
    identityKeys: JSON.stringify(keys.identity),
    adminUrl,
    redisUrl: redis.url,
    schemaPrefix: SCHEMA_PREFIX,
  };
}

async function runBench(name: string, words: string[]): Promise<number> {
  const site: BenchSite = { ...(await privateSite()), words };
  const script = inRoot('infra', 'local', 'bench', 'run-bench.ts');
  const args = [...withDecorators, script];
  line('measuring', name);
  const child = startChild(name, process.execPath, args, { cwd: root, env: toolEnv(), live: true, ipc: true });
  child.process.once('message', () => child.process.send({ file: fileOf(name), site }));
  return (await child.ended).code ?? 1;
}

/** What a bench says of itself, where it has something to say. */
function helpOf(name: string): string {
  const file = inRoot('tests', 'bench', name, 'help.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : `  npm run bench -- ${name}\n`;
}

function listBenches(): void {
  title('Benches');
  for (const name of benches().sort()) line(name, `npm run bench -- ${name}`);
  if (!benches().length) line('none', `a bench is a file tests/bench/<name>${ENDING}`);
}

async function leave(code: number): Promise<never> {
  await tearDown();
  process.exit(code);
}

onStopSignal(() => void leave(130));
try {
  const [name, ...words] = process.argv.slice(2);
  if (!name) {
    listBenches();
    await leave(0);
  } else if (!existsSync(fileOf(name))) {
    throw new Refusal(`There is no bench ${name}. There are: ${benches().join(', ') || 'none yet'}`);
  } else if (words.includes('--help')) {
    title(`Bench ${name}`);
    process.stdout.write(helpOf(name));
    await leave(0);
  } else {
    title(`Bench ${name}`);
    await leave(await runBench(name, words));
  }
} catch (error) {
  sayFailure(error, 'Not measured');
  await leave(1);
}
