import type { Env } from '@hub/nest-kit/config';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { CodeKeys } from './code-keys.ts';
import { schema } from './data-source.ts';
import { seedDeliveries } from './deliveries/seed/seed-deliveries.ts';
import { demoMails } from './program/seed/demo-redemptions.ts';
import { seedEvents } from './program/seed/seed-events.ts';

/**
 * Demo events with their codes and what was redeemed, and deliveries with their ways; times relative to `now`; running it
 * again adds nothing. Returns how many were written.
 */
export async function seed(env: Env, { now }: { now: Date }): Promise<number> {
  const { DATABASE_URL = '', SERIAL_KEY = '', SERIAL_KEYS = '' } = env;
  const keys = CodeKeys.from({ SERIAL_KEY, SERIAL_KEYS });
  const source = await openDatabase(DATABASE_URL, schema, 2);
  try {
    const db = new Db(source);
    const mails = await seedDeliveries(db, now, demoMails(now));
    return mails + (await seedEvents({ db, keys, now }));
  } finally {
    await source.destroy();
  }
}
