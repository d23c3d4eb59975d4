import { object, type InferType } from 'yup';
import { CONFIG, withProviders } from '@hub/nest-kit/app';
import { databaseConfig, serialKeys } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { CodeKeys } from './code-keys.ts';
import { schema } from './data-source.ts';
import { seedDeliveries } from './deliveries/seed/seed-deliveries.ts';
import { demoMails } from './program/seed/demo-redemptions.ts';
import { seedEvents } from './program/seed/seed-events.ts';

const seedConfig = object({ ...databaseConfig, ...serialKeys });
const verb = { service: 'events', name: 'events seed', config: seedConfig, schema } as const;

/** Times relative to `now`; running it again adds nothing. Returns how many were written. */
export const seed = (env: Env, { now }: { now: Date }): Promise<number> =>
  withProviders(verb, env, async (app) => {
    const keys = CodeKeys.from(app.get<InferType<typeof seedConfig>>(CONFIG));
    const db = app.get(Db);
    const mails = await seedDeliveries(db, now, demoMails(now));
    return mails + (await seedEvents({ db, keys, now }));
  });
