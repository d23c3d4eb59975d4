import type { Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { schema } from './data-source.ts';
import { seedShop } from './shop/seed/seed-shop.ts';

/** What the demo games sell; running it again adds nothing. Returns how many settings were written. */
export async function seed(env: Env, { now }: { now: Date }): Promise<number> {
  const source = await openDatabase(env.DATABASE_URL ?? '', schema, 2);
  try {
    return await seedShop(new Db(source), now);
  } finally {
    await source.destroy();
  }
}
