import { inLocal, inRoot, localFolder, root, withDecorators } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import { keysIn, type Keys } from '../data/keys.ts';
import type { DatabaseAccess } from '../data/schemas.ts';
import { envOf, type SiteFacts } from '../data/service-env.ts';
import { usualPorts } from '../data/service-list.ts';
import { startChild } from '../machine/children.ts';
import { runningDatabase } from '../stores/running-database.ts';

export function factsOf(
  keys: Keys,
  { adminUrl, mayAdminister }: Omit<DatabaseAccess, 'prefix'>,
  redisUrl = '',
): SiteFacts {
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

/** Runs a file of `infra/local` with the loader that services need, and tells it what it has to know. */
export async function runChild(name: string, file: string, message: object): Promise<number> {
  const script = inRoot('infra', 'local', ...file.split('/'));
  const child = startChild(name, process.execPath, [...withDecorators, script], { cwd: root, live: true, ipc: true });
  child.process.once('message', () => child.process.send(message));
  return (await child.ended).code ?? 1;
}

type Act = { service: string; name: string; file: string; usage: string; wish: object };

/** Does something in one service's database: in the one that DATABASE_URL names, or in that of the local site. */
export async function actOn({ service, name, file, usage, wish }: Act): Promise<number> {
  const given = process.env.DATABASE_URL;
  if (given && new URL(given).pathname.length > 1) return runChild(name, file, { url: given, wish });
  const keys = keysIn(inLocal('keys.json'));
  const running = runningDatabase(localFolder, keys.databaseRoot);
  if (!running) throw new Refusal('The local site is not running: npm start.', usage);
  const { DATABASE_URL: url } = envOf(factsOf(keys, { adminUrl: running, mayAdminister: true }), service);
  return runChild(name, file, { url, wish });
}
