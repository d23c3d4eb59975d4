import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { count, Db, kitEntities, openDatabase, read } from '../src/db/index.ts';
import { schemaFor } from '../src/testing/index.ts';

const HOUR_S = 3600;
let own: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;

beforeAll(async () => {
  own = await schemaFor('catalog');
  source = await openDatabase(own.url, { entities: kitEntities, migrations: [] }, 12);
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

const windowOf = (name: string, limit: number) => ({ bucket: Buffer.alloc(32, name), windowS: HOUR_S, limit });

it('answers how many there were, and from the limit on how long the window still takes', async () => {
  const window = windowOf('one after the other', 2);
  expect(await read(source, window)).toMatchObject({ hits: 0, over: false });
  expect(await count(source, window)).toEqual({ hits: 1, over: false, retryAfterS: 0 });
  expect(await count(source, window)).toEqual({ hits: 2, over: false, retryAfterS: 0 });
  const third = await count(source, window);
  expect(third).toMatchObject({ hits: 3, over: true });
  expect(third.retryAfterS).toBeGreaterThan(0);
  expect(third.retryAfterS).toBeLessThanOrEqual(HOUR_S);
  expect(await read(source, window)).toMatchObject({ hits: 3, over: true });
});

it('gives each of those who come at once a number of its own', async () => {
  const window = windowOf('at once', 10);
  const answers = await Promise.all(Array.from({ length: 30 }, () => count(source, window)));
  const numbers = answers.map(({ hits }) => hits).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  expect(answers.filter(({ over }) => over)).toHaveLength(20);
});

it('counts in a transaction, and not when that is rolled back', async () => {
  const window = windowOf('rolled back', 10);
  const db = new Db(source);
  const failed = db.runTx(async ({ manager }) => {
    expect((await count(manager, window)).hits).toBe(1);
    expect((await count(manager, window)).hits).toBe(2);
    throw new Error('not this time');
  });
  await expect(failed).rejects.toThrow('not this time');
  expect((await count(source, window)).hits).toBe(1);
});
