import type { Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { askForRebuild, indexSome, rebuildLeft, recount } from '@hub/tickets/server';
import { schema } from './data-source.ts';

const PAUSE_MS = 200;

/** Indexes every case of DATABASE_URL anew while the desk is in use; `tell` hears how many are left. Returns how many there were. */
export async function rebuildSearch(env: Env, tell: (left: number) => void): Promise<number> {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 2);
  try {
    const db = new Db(source);
    const asked = await askForRebuild(source);
    let told = 0;
    for (let left = await rebuildLeft(source); left > 0; left = await rebuildLeft(source)) {
      if (Date.now() - told > 1000) {
        tell(left);
        told = Date.now();
      }
      // The worker may be at it: then this only watches.
      if ((await indexSome(db)) === 0) await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    return asked;
  } finally {
    await source.destroy();
  }
}

/** Counts the queue of DATABASE_URL anew; returns how many counts were wrong. */
export async function recountQueue(env: Env): Promise<number> {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 2);
  try {
    return await recount(new Db(source));
  } finally {
    await source.destroy();
  }
}
