import { join } from 'node:path';
import { note, Refusal, step } from '../boot/say.mjs';
import { chooseSource, whatToInstall, type Machine, type Source, type StoreName } from './choose-sources.ts';
import { findDatabaseProgram } from './database-program.ts';
import type { Care } from './database-flags.ts';
import { startPrivateDatabase, type Database } from './database-server.ts';
import { aptCommand, debianPackagesOf, installDebian } from './debian-packages.ts';
import { hasDockerEngine, startContainer } from './docker-engine.ts';
import { useGivenDatabase, useGivenRedis } from './given-stores.ts';
import { findRedisProgram } from './redis-program.ts';
import { startPrivateRedis, type Redis } from './redis-server.ts';

export type Stores = { database: Database; redis: Redis; stop(): Promise<void> };

export type Wanted = {
  /** Addresses that were given; tests never pass them. */
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
  folder: string;
  password: string;
  care: Care;
};

const STORES: readonly StoreName[] = ['database', 'redis'];

export function thisMachine(wanted: Pick<Wanted, 'folder'>): Machine {
  const links = join(wanted.folder, 'bin');
  let docker: Promise<boolean> | undefined;
  return {
    has: async (store) => Boolean(await (store === 'database' ? findDatabaseProgram() : findRedisProgram(links))),
    hasDocker: () => (docker ??= hasDockerEngine()),
    hasApt: async () => Boolean(await aptCommand()),
  };
}

async function settleSources(wanted: Wanted): Promise<Record<StoreName, Source>> {
  const machine = thisMachine(wanted);
  const given: Record<StoreName, string | undefined> = { database: wanted.databaseUrl, redis: wanted.redisUrl };
  const found = await Promise.all(
    STORES.map(async (store) => [store, await chooseSource(store, given[store], machine)] as const),
  );
  const missing = found.filter(([, source]) => source === 'missing').map(([store]) => store);
  if (missing.length) throw new Refusal(...whatToInstall(missing));
  const toInstall = found.filter(([, source]) => source === 'apt').map(([store]) => store);
  if (toInstall.length) await installFromDebian(toInstall, machine);
  return Object.fromEntries(found.map(([store, source]) => [store, source === 'apt' ? 'machine' : source])) as Record<
    StoreName,
    Source
  >;
}

async function installFromDebian(stores: StoreName[], machine: Machine): Promise<void> {
  const names = debianPackagesOf(stores);
  await step(
    'machine',
    `installing ${names.join(' ')} with apt-get`,
    async () => {
      await installDebian(names);
      return `installed ${names.join(' ')} (programs only, no system service)`;
    },
    { slow: true },
  );
  const still = await Promise.all(stores.map(async (store) => ((await machine.has(store)) ? [] : [store])));
  if (still.flat().length) throw new Refusal(...whatToInstall(still.flat()));
}

const containerOf = ({ password, care }: Wanted) => ({ password, throwAway: care === 'fast' });

async function openDatabase(source: Source, wanted: Wanted): Promise<Database> {
  if (source === 'given') return useGivenDatabase(wanted.databaseUrl ?? '');
  if (source === 'docker') {
    const { port, words, stop } = await startContainer('database', containerOf(wanted));
    return {
      adminUrl: `mysql://root:${encodeURIComponent(wanted.password)}@127.0.0.1:${port}/`,
      words: `MariaDB ${words}`,
      mayAdminister: true,
      stop,
    };
  }
  const program = await findDatabaseProgram();
  if (!program) throw new Refusal(...whatToInstall(['database']));
  return startPrivateDatabase({
    program,
    folder: join(wanted.folder, program.engine),
    password: wanted.password,
    care: wanted.care,
  });
}

async function openRedis(source: Source, wanted: Wanted): Promise<Redis> {
  if (source === 'given') return useGivenRedis(wanted.redisUrl ?? '');
  if (source === 'docker') {
    const { port, words, stop } = await startContainer('redis', containerOf(wanted));
    return { url: `redis://127.0.0.1:${port}`, words: `Redis ${words}`, stop };
  }
  const program = await findRedisProgram(join(wanted.folder, 'bin'));
  if (!program) throw new Refusal(...whatToInstall(['redis']));
  return startPrivateRedis({ program, folder: join(wanted.folder, 'redis'), keep: wanted.care !== 'fast' });
}

/** Opens one store, tells it in a line, and puts its stop on the list at once, so that a later failure closes it too. */
async function opened<S extends Database | Redis>(
  name: string,
  open: () => Promise<S>,
  stops: (() => Promise<void>)[],
): Promise<S> {
  const box: { store?: S } = {};
  await step(name, 'starting', async () => {
    box.store = await open();
    stops.unshift(box.store.stop);
    return box.store.words;
  });
  return box.store as S;
}

/** Finds or provides MariaDB and Redis; whatever it started is stopped again by `stop` (or when it fails half-way). */
export async function provideStores(wanted: Wanted): Promise<Stores> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0)) await one();
  };
  try {
    const sources = await settleSources(wanted);
    const database = await opened('database', () => openDatabase(sources.database, wanted), stops);
    if (!database.mayAdminister)
      note('The given account may not create users, so all services share it and may read each other’s tables.');
    const redis = await opened('redis', () => openRedis(sources.redis, wanted), stops);
    return { database, redis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
