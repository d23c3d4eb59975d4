import { object } from 'yup';
import { withProviders } from '@hub/nest-kit/app';
import { databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { askForRebuild, indexSome, rebuildLeft, recount } from '@hub/tickets/server';
import { schema } from './data-source.ts';

const PAUSE_MS = 200;

const verb = { service: 'support', name: 'support desk', config: object(databaseConfig), schema } as const;

/** Indexes every case of DATABASE_URL anew while the desk is in use; `tell` hears how many are left. Returns how many there were. */
export const rebuildSearch = (env: Env, tell: (left: number) => void): Promise<number> =>
  withProviders(verb, env, async (app) => {
    const db = app.get(Db);
    const asked = await askForRebuild(db.source);
    let told = 0;
    for (let left = await rebuildLeft(db.source); left > 0; left = await rebuildLeft(db.source)) {
      if (Date.now() - told > 1000) {
        tell(left);
        told = Date.now();
      }
      // The worker may be at it: then this only watches.
      if ((await indexSome(db)) === 0) await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    return asked;
  });

/** Counts the queue of DATABASE_URL anew; returns how many counts were wrong. */
export const recountQueue = (env: Env): Promise<number> => withProviders(verb, env, (app) => recount(app.get(Db)));
