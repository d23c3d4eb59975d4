import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { schema } from './data-source.ts';
import { PublishVersion, type Published } from './registry/publish-version.ts';

/** Who publishes when a site starts. What anybody else made live is left alone then. */
export const AT_START = 'local';

/**
 * Makes these builds the live ones, each in its own transaction; running it again changes nothing. Reads MIGRATE_URL or
 * DATABASE_URL, STATIC_ROOT with the files, and PUBLISHED_BY for the history. Open gateways serve them within half a minute.
 */
export async function publish(env: Env, descriptors: readonly BuildDescriptor[]): Promise<Published[]> {
  const { PUBLISHED_BY: by, STATIC_ROOT: root } = env;
  if (!by) throw new Error('PUBLISHED_BY is missing: who publishes this?');
  if (!root) throw new Error('STATIC_ROOT is missing: where are the files?');
  const source = await openDatabase(env.MIGRATE_URL ?? env.DATABASE_URL ?? '', schema, 2);
  try {
    const version = new PublishVersion(new Db(source), by, root, by === AT_START);
    const done: Published[] = [];
    for (const descriptor of descriptors) done.push(await version.run(descriptor));
    return done;
  } finally {
    await source.destroy();
  }
}
