import { object, type InferType } from 'yup';
import { CONFIG, withProviders } from '@hub/nest-kit/app';
import { checkKey, databaseConfig } from '@hub/nest-kit/base-config';
import type { Env } from '@hub/nest-kit/config';
import { Db } from '@hub/nest-kit/db';
import { parseKey, parseRing, ringText } from '@hub/nest-kit/keys';
import { schema } from './data-source.ts';
import { OrderKeys } from './orders/buyer/order-keys.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { seedShop } from './shop/seed/seed-shop.ts';

const seedConfig = object({ ...databaseConfig, ...checkKey, ORDER_KEYS: ringText('ORDER_KEYS') });
const verb = { service: 'topup', name: 'topup seed', config: seedConfig, schema } as const;

/** What the demo games sell, and orders that wait at the desk; running it again adds nothing. Returns how many rows of both were written. */
export const seed = (env: Env, { now }: { now: Date }): Promise<number> =>
  withProviders(verb, env, async (app) => {
    const { ORDER_KEYS, CHECK_KEY } = app.get<InferType<typeof seedConfig>>(CONFIG);
    const db = app.get(Db);
    const settings = await seedShop(db, now);
    return settings + (await seedOrders(db, new OrderKeys(parseRing(ORDER_KEYS), parseKey(CHECK_KEY)), now));
  });
