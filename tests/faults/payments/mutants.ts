import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AMOUNT, realWorker, type PaymentField } from './payment-field.ts';

/** The real worker with one safety taken out. `harm`: raises what it is for, and settles when the work is done. */
export type Mutant = { name: string; workerFile: string; harm(field: PaymentField): Promise<void> };

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const PATIENCE_MS = 20_000;

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('the worker does not work');
    await sleep(100);
  }
}
const done = (field: PaymentField) => until(async () => (await field.left()) === 0);

/** A form that was changed in the browser: the provider has a trade of another sum. */
export const anySum: Mutant = {
  name: 'the sum of a payment is not looked at',
  workerFile: fileOf('./worker-any-sum.ts'),
  harm: async (field) => {
    await field.payByCard(await field.buy(), AMOUNT / 100);
    await field.payByCard(await field.buy());
    await done(field);
  },
};

/** Paid, and nobody was told. */
export const unasked: Mutant = {
  name: 'an order ends without a question to the provider',
  workerFile: fileOf('./worker-unasked.ts'),
  harm: async (field) => {
    await field.control('/api/behaviour', { notify: 'never' });
    const one = await field.buy(undefined, new Date(Date.now() + 1500));
    await field.payByCard(one);
    const stateOf = async () => (await field.books()).find(({ report_id }) => report_id === one.order.report_id)?.state;
    await until(async () => (await stateOf()) !== 'waiting');
    await done(field);
  },
};

/** Several orders of one character in a month. */
export const noKey: Mutant = {
  name: 'a bonus has no key',
  workerFile: realWorker,
  harm: async (field) => {
    await field.source.query('ALTER TABLE tier_claim DROP INDEX tier_claim_once');
    for (let nth = 0; nth < 3; nth += 1) await field.payByCard(await field.buy('100000002'));
    await done(field);
  },
};

export const mutants: readonly Mutant[] = [anySum, unasked, noKey];
