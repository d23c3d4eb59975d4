import type { Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { schema } from './data-source.ts';
import { seedDeliveries } from './deliveries/seed/seed-deliveries.ts';

/** Demo deliveries with their ways; times relative to `now`; running it again adds nothing. Returns how many were written. */
export async function seed(env: Env, { now }: { now: Date }): Promise<number> {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 2);
  try {
    return await seedDeliveries(new Db(source), now);
  } finally {
    await source.destroy();
  }
}
