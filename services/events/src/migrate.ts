import type { Env } from '@hub/nest-kit/config';
import { runMigrations } from '@hub/nest-kit/db';
import { schema } from './data-source.ts';

/** Brings the schema of MIGRATE_URL up to date; returns what ran. */
export async function migrate(env: Env): Promise<string[]> {
  return runMigrations('events', env.MIGRATE_URL ?? '', schema);
}
