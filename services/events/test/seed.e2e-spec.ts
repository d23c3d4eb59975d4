import { Db, openDatabase } from '@hub/nest-kit/db';
import { schemaFor } from '@hub/nest-kit/testing';
import { MAIL_ID } from '@hub/contracts/partner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { foldMoves } from '../src/deliveries/keep/fold-moves.ts';
import { seed } from '../src/seed.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
beforeAll(async () => {
  database = await schemaFor('events');
});
afterAll(() => database.drop());

it('is a picture of every state, written once, and its counts are those of its rows', async () => {
  const env = { DATABASE_URL: database.url };
  const now = new Date();
  expect(await seed(env, { now })).toBeGreaterThan(150);
  expect(await seed(env, { now: new Date(now.getTime() + 60_000) })).toBe(0);
  const rows = await database.exec('SELECT mail_id FROM delivery');
  expect(rows.every(({ mail_id }) => MAIL_ID.test(String(mail_id)))).toBe(true);
  const source = await openDatabase(database.url, schema, 2);
  while ((await foldMoves(new Db(source))) > 0);
  await source.destroy();
  const counted = await database.exec(
    `SELECT game_id, state, SUM(many) AS many FROM delivery_count WHERE state <> 'late' GROUP BY 1, 2
      HAVING SUM(many) <> 0 ORDER BY 1, 2`,
  );
  const real = await database.exec('SELECT game_id, state, COUNT(*) AS many FROM delivery GROUP BY 1, 2 ORDER BY 1, 2');
  expect(counted.map((row) => ({ ...row, many: Number(row.many) }))).toEqual(
    real.map((row) => ({ ...row, many: Number(row.many) })),
  );
  const [late] = await database.exec(`SELECT SUM(many) AS many FROM delivery_count WHERE state = 'late'`);
  const [really] = await database.exec('SELECT COUNT(*) AS many FROM delivery WHERE late = 1');
  expect(Number(late?.many)).toBe(Number(really?.many));
  const lines = await database.exec(`SELECT game_id FROM game_line WHERE last_delivered_at IS NOT NULL ORDER BY 1`);
  const arrived = await database.exec(
    `SELECT DISTINCT game_id FROM delivery WHERE state = 'delivered' ORDER BY game_id`,
  );
  expect(lines).toEqual(arrived);
  const [held] = await database.exec('SELECT waiting FROM delivery_batch');
  expect(Number(held?.waiting)).toBe(12);
});
