import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { schemaFor, withAdmin } from '../src/testing/index.ts';

let own: Awaited<ReturnType<typeof schemaFor>>;
beforeAll(async () => {
  own = await schemaFor('catalog');
  await own.exec('CREATE TABLE thing (id INT PRIMARY KEY, hits INT NOT NULL, padding CHAR(200) NOT NULL DEFAULT "")');
});
afterAll(() => own.drop());

const waits = () =>
  withAdmin(own.url, async (c) => {
    const [found] = await c.query("SELECT trx_query FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'");
    return JSON.stringify(found);
  });

it('a statement of a test that the database ended for another one is made again', async () => {
  await own.exec(`INSERT INTO thing (id, hits) VALUES ${Array.from({ length: 200 }, (_, id) => `(${id}, 0)`).join()}`);
  await withAdmin(own.url, async (other) => {
    await other.query('BEGIN; UPDATE thing SET hits = 1, padding = "x" WHERE id > 1');
    const made = own.exec('UPDATE thing SET hits = hits + 10 WHERE id <= 2 ORDER BY id');
    await vi.waitFor(async () => expect(await waits()).toContain('hits + 10'), 10_000);
    // Whoever has changed more rows goes on.
    await other.query('UPDATE thing SET hits = 1 WHERE id = 0; COMMIT');
    await made;
  });
  const found = await own.exec('SELECT hits FROM thing WHERE id <= 2 ORDER BY id');
  expect(found.map(({ hits }) => hits)).toEqual([11, 10, 11]);
});
