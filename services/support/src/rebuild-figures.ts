import type { Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { ServiceClient } from '@hub/nest-kit/http';
import { parseRings } from '@hub/nest-kit/keys';
import { rebuildFigures } from '@hub/tickets/server';
import { schema } from './data-source.ts';
import { CatalogSettings } from './neighbours/catalog-settings.ts';

/**
 * Counts the figures anew. Service time that was never measured needs the hours of the catalogue: without it those events
 * wait, and the worker counts them.
 */
export async function rebuild(env: Env): Promise<{ told: number; counted: number }> {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 2);
  const urls = JSON.parse(env.SERVICE_URLS ?? '{}') as Record<string, string>;
  const services = new ServiceClient('support', urls, parseRings(env.IDENTITY_KEYS ?? '{}'));
  try {
    return await rebuildFigures({ db: new Db(source), settings: new CatalogSettings(services) });
  } finally {
    await services.close();
    await source.destroy();
  }
}
