import type { BuildDescriptor } from '@hub/federation/descriptor';
import { object } from 'yup';
import { withProviders } from '@hub/nest-kit/app';
import { databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { schema } from './data-source.ts';
import { PublishVersion, type Published } from './registry/publish-version.ts';

/** What anybody else made live is left alone at the start of a site. */
export const AT_START = 'local';

const verb = { service: 'gateway', name: 'publish', config: object(databaseConfig), schema } as const;

/** Running it again changes nothing. Open gateways serve the builds within half a minute. */
export async function publish(env: Env, descriptors: readonly BuildDescriptor[]): Promise<Published[]> {
  const { PUBLISHED_BY: by, STATIC_ROOT: root } = env;
  if (!by) throw new Error('PUBLISHED_BY is missing: who publishes this?');
  if (!root) throw new Error('STATIC_ROOT is missing: where are the files?');
  const own = { ...env, DATABASE_URL: env.MIGRATE_URL ?? env.DATABASE_URL };
  return withProviders(verb, own, async (app) => {
    const version = new PublishVersion(app.get(Db), by, root, by === AT_START);
    const done: Published[] = [];
    for (const descriptor of descriptors) done.push(await version.run(descriptor));
    return done;
  });
}
