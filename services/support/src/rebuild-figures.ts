import { object, string } from 'yup';
import { supportDesk } from '@hub/contracts/support';
import { withProviders } from '@hub/nest-kit/app';
import { databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { GameSettings, gameSettings, rebuildFigures } from '@hub/tickets/server';
import { schema } from './data-source.ts';

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
  providers: [gameSettings(supportDesk)],
} as const;

/**
 * Counts the figures anew. Service time that was never measured needs the hours of the catalogue: without it those events
 * wait, and the worker counts them.
 */
export const rebuild = (env: Env): Promise<{ told: number; counted: number }> =>
  withProviders(verb, env, (app) => rebuildFigures({ db: app.get(Db), settings: app.get(GameSettings) }));
