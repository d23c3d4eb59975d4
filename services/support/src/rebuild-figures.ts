import { object, string } from 'yup';
import { withProviders } from '@hub/nest-kit/app';
import { databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { GameSettings, rebuildFigures } from '@hub/tickets/server';
import { schema } from './data-source.ts';
import { CatalogSettings } from './neighbours/catalog-settings.ts';

const config = object({
  ...databaseConfig,
  SERVICE_URLS: string().default('{}'),
  IDENTITY_KEYS: string().default('{}'),
});

const verb = {
  service: 'support',
  name: 'support figures',
  config,
  schema,
  providers: [{ provide: GameSettings, useClass: CatalogSettings }],
} as const;

/**
 * Counts the figures anew. Service time that was never measured needs the hours of the catalogue: without it those events
 * wait, and the worker counts them.
 */
export const rebuild = (env: Env): Promise<{ told: number; counted: number }> =>
  withProviders(verb, env, (app) => rebuildFigures({ db: app.get(Db), settings: app.get(GameSettings) }));
