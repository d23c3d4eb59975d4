import type { BuildDescriptor } from '@hub/federation/descriptor';
import { object } from 'yup';
import { withProviders } from '@hub/nest-kit/app';
import { databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { schema } from './data-source.ts';
import { openFileStore } from '@hub/nest-kit/files';
import { PublishVersion, type Published } from './releases/publish-version.ts';
import { BuildStore } from './static/build-store.ts';

/** What anybody else made live is left alone at the start of a site. */
export const AT_START = 'local';

const verb = { service: 'gateway', name: 'publish', config: object(databaseConfig), schema } as const;

/** Publishes for everybody at once, the shell first. Running it again changes nothing. Open gateways serve the builds within seconds. */
export async function publish(env: Env, descriptors: readonly BuildDescriptor[]): Promise<Published[]> {
  const { PUBLISHED_BY: by, STATIC_ROOT: root, BUILDS_URL: url } = env;
  if (!by) throw new Error('PUBLISHED_BY is missing: who publishes this?');
  if (!root) throw new Error('STATIC_ROOT is missing: where are the files?');
  const own = { ...env, DATABASE_URL: env.MIGRATE_URL ?? env.DATABASE_URL };
  const files = url ? await openFileStore(url) : null;
  const folder = new BuildStore(root, null);
  const store = new BuildStore(root, files);
  const done = await withProviders(verb, own, async (app) => {
    const version = new PublishVersion(app.get(Db), by, (address) => folder.read(address));
    const shellFirst = [...descriptors].sort((a, b) => Number(b.area === 'shell') - Number(a.area === 'shell'));
    const published: Published[] = [];
    for (const descriptor of shellFirst) {
      await store.keepFolder(descriptor.area, descriptor.build);
      published.push(await version.publishLive(descriptor, by === AT_START));
    }
    return published;
  });
  await files?.close();
  return done;
}
