import { testRedisUrl } from '@hub/nest-kit/testing';
import { describe, expect, it } from 'vitest';
import { redisSwitch } from './deliveries/redis-switch.ts';
import { faultsIn } from './payments/books.ts';
import { anySum, mutants, unasked } from './payments/mutants.ts';
import { openPaymentField, type PaymentField, type PaymentFieldOptions } from './payments/payment-field.ts';
import { raisePaymentStorm } from './payments/payment-storm.ts';
import { sized } from './size.ts';

/* What was paid is read from the provider's own book, what was given from that of whoever sends it. */
const plan = sized(
  { orders: 40, notices: 12, killEveryMs: 700, mostKills: 2, flushEveryMs: 700, limitMs: 120_000, hurries: true },
  {
    orders: 1000,
    notices: 50,
    killEveryMs: 4000,
    mostKills: Infinity,
    flushEveryMs: 3000,
    limitMs: 420_000,
    hurries: false,
  },
);

async function withField(
  over: Partial<PaymentFieldOptions>,
  work: (field: PaymentField, redis: Awaited<ReturnType<typeof redisSwitch>>) => Promise<void>,
): Promise<void> {
  const redis = await redisSwitch(testRedisUrl());
  const field = await openPaymentField({ redisUrl: redis.url, https: 2, workers: 2, ...over });
  try {
    await work(field, redis);
  } finally {
    await field.close();
    await redis.close();
  }
}

it('payments count once while they are told many times, orders were given up, processes die and Redis is flushed', async () => {
  await withField({}, async (field, redis) => {
    const end = await raisePaymentStorm(field, redis, plan);
    const books = await field.books();
    expect([end.left, faultsIn(books)]).toEqual([0, []]);
    expect(books.filter(({ payments, state }) => payments.length === 1 && state === 'paid')).toHaveLength(plan.orders);
    expect(end.kills).toBeGreaterThan(1);
    expect(end.notices).toBeGreaterThan(plan.orders);
    await field.endWindows();
    for (const { harm } of [anySum, unasked]) await harm(field);
    expect(faultsIn(await field.books())).toEqual([]);
  });
}, 600_000);

describe('the books of payments notice when', () => {
  it.each(mutants)(
    '$name',
    async ({ workerFile, harm }) => {
      const quiet = { https: 1, workers: 1, env: { RECONCILE_MS: '3600000' } };
      await withField({ ...quiet, workerFile }, async (field) => {
        await field.startProcesses();
        await harm(field);
        expect(faultsIn(await field.books())).not.toEqual([]);
      });
    },
    90_000,
  );
});
