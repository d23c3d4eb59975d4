import { existsSync } from 'node:fs';
import { inLocal, inRoot, localFolder, root } from '../boot/places.mjs';
import { Refusal, sayFailure } from '../boot/say.mjs';
import { keysIn } from '../data/keys.ts';
import type { SiteFacts } from '../data/service-env.ts';
import { serviceFile, serviceNames, usualPorts, type ServiceName } from '../data/service-list.ts';
import { startChild } from '../machine/children.ts';
import { toolEnv } from '../machine/tools.ts';
import { onStopSignal, tearDown } from '../machine/teardown.ts';
import { provideStores } from '../stores/provide-stores.ts';
import { provideTestStores } from '../stores/test-stores.ts';
import { refuseSecondStart } from '../start/one-start.ts';

const LOADER = ['--import', '@swc-node/register/esm-register'];

async function writeMigration([service = '', name = '']: string[]): Promise<number> {
  const known = serviceNames.find((one) => one === service) as ServiceName | undefined;
  if (!known || !existsSync(serviceFile(known, 'data-source')) || !/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Refusal('npm run db:new <service> <what-it-does>', `Services: ${serviceNames.join(', ')}`);
  }
  const { database } = await provideTestStores();
  const env = toolEnv({ TEST_MARIADB_URL: database.adminUrl });
  const script = inRoot('infra', 'local', 'db', 'write-migration.ts');
  const child = startChild('migration', process.execPath, [...LOADER, script, service, name], {
    cwd: root,
    env,
    live: true,
  });
  return (await child.ended).code ?? 1;
}

/** Brings the local databases up to date, without starting the site. */
async function migrateLocal(): Promise<number> {
  refuseSecondStart();
  const keys = keysIn(inLocal('keys.json'));
  const { DATABASE_URL: databaseUrl, REDIS_QUEUE_URL: redisUrl } = process.env;
  const { database, redis } = await provideStores({
    databaseUrl,
    redisUrl,
    folder: localFolder,
    password: keys.databaseRoot,
    care: 'durable',
  });
  const facts: SiteFacts = {
    hubEnv: 'local',
    access: { adminUrl: database.adminUrl, mayAdminister: database.mayAdminister, prefix: 'hub_' },
    redisUrl: redis.url,
    redisCacheUrl: redis.url,
    keys,
    ports: usualPorts,
    publicUrl: `http://localhost:${usualPorts.gateway}`,
    host: '127.0.0.1',
    folder: localFolder,
    wwwFolder: inLocal('www'),
    logLevel: 'warn',
    extra: {},
  };
  const script = inRoot('infra', 'local', 'db', 'migrate-local.ts');
  const child = startChild('migrate', process.execPath, [...LOADER, script], { cwd: root, live: true, ipc: true });
  child.process.once('message', () => child.process.send(facts));
  return (await child.ended).code ?? 1;
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
  throw new Refusal('npm run db:new <service> <what-it-does>', 'npm run db:migrate');
} catch (error) {
  sayFailure(error, 'The database was not changed');
  await leave(1);
}
