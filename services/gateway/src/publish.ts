import type { BuildDescriptor } from '@hub/federation/descriptor';
import type { Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { schema } from './data-source.ts';
import { PublishVersion, type Published } from './registry/publish-version.ts';

/**
 * Makes these builds the live ones, each in its own transaction; running it again changes nothing. Reads MIGRATE_URL or
 * DATABASE_URL, and PUBLISHED_BY for the history. Open gateways serve them within half a minute.
 */
export async function publish(env: Env, descriptors: readonly BuildDescriptor[]): Promise<Published[]> {
  const source = await openDatabase(env.MIGRATE_URL ?? env.DATABASE_URL ?? '', schema, 2);
  try {
    const version = new PublishVersion(new Db(source), env.PUBLISHED_BY ?? 'local');
    const done: Published[] = [];
    for (const descriptor of descriptors) done.push(await version.run(descriptor));
    return done;
  } finally {
    await source.destroy();
  }
}
