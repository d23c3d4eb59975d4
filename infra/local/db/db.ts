import { existsSync } from 'node:fs';
import { inLocal, inRoot, localFolder, root, withDecorators } from '../boot/places.mjs';
import { Refusal, sayFailure } from '../boot/say.mjs';
import { keysIn, type Keys } from '../data/keys.ts';
import { envOf } from '../data/service-env.ts';
import { serviceFile, serviceNames, servicesWith } from '../data/service-list.ts';
import { startChild } from '../machine/children.ts';
import { toolEnv } from '../machine/tools.ts';
import { onStopSignal, tearDown } from '../machine/teardown.ts';
import { runningDatabase } from '../stores/running-database.ts';
import { provideStores } from '../stores/provide-stores.ts';
import { provideTestStores } from '../stores/test-stores.ts';
import { refuseSecondStart } from '../start/one-start.ts';
import { actOn, factsOf, runChild } from './act-on.ts';
import { migrateService } from './migrate-one.ts';
import { MIGRATE_USAGE, readMigrateWish } from './migrate-wish.ts';
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

const addOwner = (words: string[]) =>
  actOn({
    service: 'identity',
    name: 'owner',
    file: 'db/add-owner.ts',
    usage: OWNER_USAGE,
    wish: readOwnerWish(words),
  });

const destroyPapers = (words: string[]) =>
  actOn({
    service: 'support',
    name: 'papers',
    file: 'db/destroy-papers.ts',
    usage: PAPERS_USAGE,
    wish: readPapersWish(words),
  });

/** All of the local site while it is down; or one service, in the database that is given or while the local site runs. */
async function migrate(words: string[]): Promise<number> {
  const { service, phase } = readMigrateWish(words);
  if (!service) return withStores(keysIn(inLocal('keys.json')), 'migrate', 'db/migrate-local.ts');
  return migrateService(service, phase);
}

/** Walks the audit chains of the database that is given, that runs for a site, or that is started for it. */
async function verifyAudit(): Promise<number> {
  const keys = keysIn(inLocal('keys.json'));
  const running = runningDatabase(localFolder, keys.databaseRoot);
  if (!running || process.env.DATABASE_URL) return withStores(keys, 'verify', 'db/verify-audit.ts');
  return runChild('verify', 'db/verify-audit.ts', factsOf(keys, { adminUrl: running, mayAdminister: true }));
}

/** Work on what desks keep beside their cases: one, in the database that is given, or all of the site that runs. */
async function onTheDesk(verb: 'rebuild' | 'recount', [service = 'support']: string[]): Promise<number> {
  const given = process.env.DATABASE_URL;
  if (given && new URL(given).pathname.length > 1)
    return runChild(verb, 'db/desk-verb.ts', { verb, desks: [{ service, url: given }] });
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
  return runChild(verb, 'db/desk-verb.ts', { verb, desks });
}

/** Counts the figures of every desk anew, on the same databases. The site may run meanwhile. */
async function rebuildFigures(): Promise<number> {
  const keys = keysIn(inLocal('keys.json'));
  const running = runningDatabase(localFolder, keys.databaseRoot);
  if (!running || process.env.DATABASE_URL) return withStores(keys, 'figures', 'db/rebuild-figures.ts');
  return runChild('figures', 'db/rebuild-figures.ts', factsOf(keys, { adminUrl: running, mayAdminister: true }));
}

async function leave(code: number): Promise<never> {
  await tearDown();
  process.exit(code);
}

onStopSignal(() => void leave(130));
try {
  const [verb = '', ...rest] = process.argv.slice(2);
  if (verb === 'new') await leave(await writeMigration(rest));
  if (verb === 'migrate') await leave(await migrate(rest));
  if (verb === 'verify-audit') await leave(await verifyAudit());
  if (verb === 'rebuild-figures') await leave(await rebuildFigures());
  if (verb === 'owner') await leave(await addOwner(rest));
  if (verb === 'rebuild' || verb === 'recount') await leave(await onTheDesk(verb, rest));
  if (verb === 'destroy-papers') await leave(await destroyPapers(rest));
  throw new Refusal(
    'npm run db:new <service> <what-it-does>',
    ...MIGRATE_USAGE,
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
