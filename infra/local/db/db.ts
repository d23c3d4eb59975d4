import { existsSync } from 'node:fs';
import { inLocal, inRoot, localFolder, root, withDecorators } from '../boot/places.mjs';
import { Refusal, sayFailure } from '../boot/say.mjs';
import { keysIn, type Keys } from '../data/keys.ts';
import type { DatabaseAccess } from '../data/schemas.ts';
import { envOf, type SiteFacts } from '../data/service-env.ts';
import { serviceFile, serviceNames, servicesWith, usualPorts } from '../data/service-list.ts';
import { startChild } from '../machine/children.ts';
import { toolEnv } from '../machine/tools.ts';
import { onStopSignal, tearDown } from '../machine/teardown.ts';
import { runningDatabase } from '../stores/running-database.ts';
import { provideStores } from '../stores/provide-stores.ts';
import { provideTestStores } from '../stores/test-stores.ts';
import { refuseSecondStart } from '../start/one-start.ts';
import { OWNER_USAGE, readOwnerWish } from './owner-wish.ts';
import { PAPERS_USAGE, readPapersWish } from './papers-wish.ts';

async function writeMigration([service = '', name = '']: string[]): Promise<number> {
  const known = serviceNames.find((one) => one === service) as string | undefined;
  if (!known || !existsSync(serviceFile(known, 'data-source')) || !/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Refusal('npm run db:new <service> <what-it-does>', `Services: ${serviceNames.join(', ')}`);
  }
  const { database } = await provideTestStores();
  const env = toolEnv({ TEST_MARIADB_URL: database.adminUrl });
  const script = inRoot('infra', 'local', 'db', 'write-migration.ts');
  const child = startChild('migration', process.execPath, [...withDecorators, script, service, name], {
    cwd: root,
    env,
    live: true,
  });
  return (await child.ended).code ?? 1;
}

function factsOf(keys: Keys, { adminUrl, mayAdminister }: Omit<DatabaseAccess, 'prefix'>, redisUrl = ''): SiteFacts {
  return {
    hubEnv: 'local',
    access: { adminUrl, mayAdminister, prefix: 'hub_' },
    redisUrl,
    redisCacheUrl: redisUrl,
    keys,
    ports: usualPorts,
    publicUrl: `http://localhost:${usualPorts.gateway}`,
    host: '127.0.0.1',
    folder: localFolder,
    wwwFolder: inLocal('www'),
    logLevel: 'warn',
    gameServer: true,
    payments: true,
    extra: {},
  };
}

/** Runs a file of this folder with the loader that services need, and tells it what it has to know. */
async function runChild(name: string, file: string, message: object): Promise<number> {
  const script = inRoot('infra', 'local', 'db', file);
  const child = startChild(name, process.execPath, [...withDecorators, script], { cwd: root, live: true, ipc: true });
  child.process.once('message', () => child.process.send(message));
  return (await child.ended).code ?? 1;
}

async function withStores(keys: Keys, name: string, file: string): Promise<number> {
  refuseSecondStart();
  const { DATABASE_URL: databaseUrl, REDIS_QUEUE_URL: redisUrl } = process.env;
  const { database, redis } = await provideStores({
    databaseUrl,
    redisUrl,
    folder: localFolder,
    password: keys.databaseRoot,
    care: 'durable',
  });
  return runChild(name, file, factsOf(keys, database, redis.url));
}

type Act = { service: string; name: string; file: string; usage: string; wish: object };

/** Does something in one service's database: in the one that DATABASE_URL names, or in that of the local site. */
async function actOn({ service, name, file, usage, wish }: Act): Promise<number> {
  const given = process.env.DATABASE_URL;
  if (given && new URL(given).pathname.length > 1) return runChild(name, file, { url: given, wish });
  const keys = keysIn(inLocal('keys.json'));
  const running = runningDatabase(localFolder, keys.databaseRoot);
  if (!running) throw new Refusal('The local site is not running: npm start.', usage);
  const { DATABASE_URL: url } = envOf(factsOf(keys, { adminUrl: running, mayAdminister: true }), service);
  return runChild(name, file, { url, wish });
}

const addOwner = (words: string[]) =>
  actOn({
    service: 'identity',
    name: 'owner',
    file: 'add-owner.ts',
    usage: OWNER_USAGE,
    wish: readOwnerWish(words),
  });

const destroyPapers = (words: string[]) =>
  actOn({
    service: 'support',
    name: 'papers',
    file: 'destroy-papers.ts',
    usage: PAPERS_USAGE,
    wish: readPapersWish(words),
  });

const migrateLocal = () => withStores(keysIn(inLocal('keys.json')), 'migrate', 'migrate-local.ts');

/** Walks the audit chains of the database that is given, that runs for a site, or that is started for it. */
async function verifyAudit(): Promise<number> {
  const keys = keysIn(inLocal('keys.json'));
  const running = runningDatabase(localFolder, keys.databaseRoot);
  if (!running || process.env.DATABASE_URL) return withStores(keys, 'verify', 'verify-audit.ts');
  return runChild('verify', 'verify-audit.ts', factsOf(keys, { adminUrl: running, mayAdminister: true }));
}

/** Work on what desks keep beside their cases: one, in the database that is given, or all of the site that runs. */
async function onTheDesk(verb: 'rebuild' | 'recount', [service = 'support']: string[]): Promise<number> {
  const given = process.env.DATABASE_URL;
  if (given && new URL(given).pathname.length > 1)
    return runChild(verb, 'desk-verb.ts', { verb, desks: [{ service, url: given }] });
  const keys = keysIn(inLocal('keys.json'));
  const adminUrl = runningDatabase(localFolder, keys.databaseRoot);
  if (!adminUrl) {
    throw new Refusal(
      'The local site is not running: npm start.',
      'Elsewhere name the database of one desk by DATABASE_URL, and the desk behind --, if it is not support.',
    );
  }
  const facts = factsOf(keys, { adminUrl, mayAdminister: true });
  const desks = servicesWith('desk-verbs').map((name) => ({ service: name, url: envOf(facts, name).DATABASE_URL }));
  return runChild(verb, 'desk-verb.ts', { verb, desks });
}

/** Counts the figures of every desk anew, on the same databases. The site may run meanwhile. */
async function rebuildFigures(): Promise<number> {
  const keys = keysIn(inLocal('keys.json'));
  const running = runningDatabase(localFolder, keys.databaseRoot);
  if (!running || process.env.DATABASE_URL) return withStores(keys, 'figures', 'rebuild-figures.ts');
  return runChild('figures', 'rebuild-figures.ts', factsOf(keys, { adminUrl: running, mayAdminister: true }));
}

async function leave(code: number): Promise<never> {
  await tearDown();
  process.exit(code);
}

onStopSignal(() => void leave(130));
try {
  const [verb = '', ...rest] = process.argv.slice(2);
  if (verb === 'new') await leave(await writeMigration(rest));
  if (verb === 'migrate') await leave(await migrateLocal());
  if (verb === 'verify-audit') await leave(await verifyAudit());
  if (verb === 'rebuild-figures') await leave(await rebuildFigures());
  if (verb === 'owner') await leave(await addOwner(rest));
  if (verb === 'rebuild' || verb === 'recount') await leave(await onTheDesk(verb, rest));
  if (verb === 'destroy-papers') await leave(await destroyPapers(rest));
  throw new Refusal(
    'npm run db:new <service> <what-it-does>',
    'npm run db:migrate',
    'npm run audit:verify',
    'npm run search:rebuild',
    'npm run queue:recount',
    'npm run figures:rebuild',
    OWNER_USAGE,
    PAPERS_USAGE,
  );
} catch (error) {
  sayFailure(error, 'Not done');
  await leave(1);
}
