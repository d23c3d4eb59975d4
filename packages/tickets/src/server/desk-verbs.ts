import type { ServiceName } from '@hub/contracts/shared';
import type { Desk } from '@hub/contracts/tickets';
import { withProviders } from '@hub/nest-kit/app';
import { databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db, type Schema } from '@hub/nest-kit/db';
import { object, string } from 'yup';
import { gameSettings } from './clients/clients.module.ts';
import { recount } from './counters/fold-counts.ts';
import { rebuildFigures } from './figures/rebuild-figures.ts';
import { GameSettings } from './ports.ts';
import { indexSome } from './search/index-cases.ts';
import { askForRebuild, rebuildLeft } from './search/rebuild-search.ts';

const PAUSE_MS = 200;

export function deskVerbs(service: ServiceName, schema: Schema) {
  const verb = { service, name: `${service} desk`, config: object(databaseConfig), schema } as const;

  /** Works while the desk is in use; `tell` hears how many are left. Returns how many there were. */
  const rebuildSearch = (env: Env, tell: (left: number) => void): Promise<number> =>
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

  /** Returns how many counts were wrong. */
  const recountQueue = (env: Env): Promise<number> => withProviders(verb, env, (app) => recount(app.get(Db)));

  return { rebuildSearch, recountQueue };
}

const figuresConfig = object({
  ...databaseConfig,
  SERVICE_URLS: string().default('{}'),
  IDENTITY_KEYS: string().default('{}'),
});

/** Service time never measured needs the hours of the catalogue; without it those events wait for the worker. */
export const figuresVerb = (desk: Desk, schema: Schema) => {
  const { service } = desk;
  const verb = { service, name: `${service} figures`, config: figuresConfig, schema, providers: [gameSettings(desk)] };
  return (env: Env): Promise<{ told: number; counted: number }> =>
    withProviders(verb, env, (app) => rebuildFigures({ db: app.get(Db), settings: app.get(GameSettings) }));
};
