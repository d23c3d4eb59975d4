import { openDatabase } from '@hub/nest-kit/db';
import { fakeService } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { startEvents, type Events } from './events.http.ts';

let support: Awaited<ReturnType<typeof fakeService>>;
let events: Events;
let source: DataSource;
let away = true;

beforeAll(async () => {
  support = await fakeService({
    'GET /internal/held_accounts': () => (away ? { status: 503, body: {} } : { body: { accounts: [] } }),
  });
  events = await startEvents({ SERVICE_URLS: JSON.stringify({ support: support.url }), TIDY_MS: '100' });
  source = await openDatabase(events.database.url, schema, 2);
});
afterAll(async () => {
  await source.destroy();
  await events.close();
  await support.close();
});

const rows = (sql: string): Promise<Record<string, unknown>[]> => source.query(sql);
const jobs = () => rows("SELECT done_at IS NOT NULL AS done, attempt > 0 AS tried FROM outbox WHERE job = 'retention'");
const known = () => rows("SELECT next_at > NOW(3) AS ahead FROM calendar WHERE name = 'retention'");

it('a day of the retention that fell while no worker ran, or support was away, is made up once', async () => {
  await events.working(() => expect.poll(known).toEqual([{ ahead: 1 }]));
  expect(await jobs()).toEqual([]);
  await rows('UPDATE calendar SET next_at = next_at - INTERVAL 3 DAY');
  await rows("INSERT INTO swept (line, many, at) VALUES ('records', 1, NOW(3) - INTERVAL 6 YEAR)");
  await events.working(() => expect.poll(async () => (await jobs())[0]?.tried, { timeout: 10_000 }).toBe(1));
  expect(await jobs()).toMatchObject([{ done: 0 }]);
  expect(await known()).toEqual([{ ahead: 1 }]);
  away = false;
  await rows('UPDATE outbox SET next_at = NOW(3), lease_until = NULL WHERE next_at IS NOT NULL');
  await events.working(() => expect.poll(async () => (await jobs())[0]?.done, { timeout: 10_000 }).toBe(1));
  expect(await jobs()).toHaveLength(1);
  expect(await rows('SELECT 1 FROM swept WHERE at < NOW(3) - INTERVAL 5 YEAR')).toEqual([]);
});
