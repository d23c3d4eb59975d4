import { afterAll, beforeAll, expect, it } from 'vitest';
import { start as startWorker } from '../src/worker.ts';
import { anIdentity, noMail, type TestIdentity } from './identity.factory.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

const rows = (sql: string): Promise<Record<string, unknown>[]> => identity.source.query(sql);
const jobs = () => rows("SELECT done_at IS NOT NULL AS done FROM outbox WHERE job = 'retention'");
const working = async (work: () => Promise<unknown>) => {
  const worker = await startWorker({ ...identity.env, ...noMail, SWEEP_MS: '100', TIDY_MS: '100' });
  await work();
  await worker.close();
};

it('a day of the retention that passed without a worker is made up once', async () => {
  await working(() => expect.poll(() => rows('SELECT name FROM calendar')).toEqual([{ name: 'retention' }]));
  await rows(`INSERT INTO staff (login, name, password, disabled_at)
    VALUES ('left', '走了', 'x', NOW(3) - INTERVAL 2 YEAR)`);
  await rows('UPDATE calendar SET next_at = next_at - INTERVAL 2 DAY');
  for (const _ of [1, 2]) await working(() => expect.poll(jobs, { timeout: 10_000 }).toEqual([{ done: 1 }]));
  expect(await rows("SELECT many FROM swept WHERE line = 'closed-accounts'")).toEqual([{ many: 1 }]);
});
