import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder } from '../boot/places.mjs';
import { isAlive, stopLeftover } from '../machine/leftover.ts';
import { atEnd } from '../machine/teardown.ts';
import type { Care } from './database-flags.ts';
import { provideStores, type Stores } from './provide-stores.ts';

const MEMORY = '/dev/shm';
const ROOM_NEEDED = 1.5 * 1024 ** 3;
const NAME = /^hub-test-(\d+)$/;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_NEEDED;
  } catch {
    return false;
  }
}

async function sweep(place: string): Promise<void> {
  if (!existsSync(place)) return;
  for (const name of readdirSync(place)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const folder = join(place, name);
    for (const store of ['mariadb', 'mysql', 'redis']) {
      await stopLeftover(join(folder, store, 'running.json'), join(folder, store, store === 'redis' ? '.' : 'data'));
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In memory when there is room. Addresses given by the environment are never used. */
export async function provideTestStores(care: Care = 'fast'): Promise<Stores> {
  const places = care === 'fast' && hasRoom(MEMORY) ? MEMORY : localFolder;
  for (const place of [MEMORY, localFolder]) await sweep(place);
  const folder = join(places, `hub-test-${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const stores = await provideStores({ folder, password: randomBytes(18).toString('base64url'), care });
  atEnd(stores.stop);
  return stores;
}
