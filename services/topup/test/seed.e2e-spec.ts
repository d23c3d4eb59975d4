import { parseKey, parseRing } from '@hub/nest-kit/keys';
import { schemaFor, testKeys, type TestSchema } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OrderKeys } from '../src/orders/buyer/order-keys.ts';
import type { Order } from '../src/orders/order.entity.ts';
import { seed } from '../src/seed.ts';

let kept: TestSchema;
beforeAll(async () => {
  kept = await schemaFor('topup');
});
afterAll(() => kept.drop());

it('the demo sells what its games sell, has orders that wait for a person, and adds nothing twice', async () => {
  const now = new Date();
  const env = { ...testKeys, DATABASE_URL: kept.url };
  expect(await seed(env, { now })).toBeGreaterThan(20);
  expect(await seed(env, { now })).toBe(0);
  const orders = (await kept.exec('SELECT * FROM topup_order ORDER BY id')) as unknown as Order[];
  expect(orders.map(({ state, kind, amount }) => [state, kind, amount])).toEqual([
    ['reported', 'transfer', 30_000],
    ['reported', 'transfer', 99_998],
    ['late', 'purchase', 10_000],
    ['cancelled', 'purchase', 15_000],
  ]);
  const keys = new OrderKeys(parseRing(testKeys.ORDER_KEYS), parseKey(testKeys.CHECK_KEY));
  expect(keys.buyerOf(orders[0]!)?.transfer?.last_five).toBe('12340');
  expect(await kept.exec('SELECT kind, amount, wanted FROM payment_issue')).toEqual([
    { kind: 'other_amount', amount: 14_000, wanted: 15_000 },
  ]);
  expect(await kept.exec('SELECT id FROM order_delivery')).toEqual([]);
});
