import { Db, openDatabase } from '@hub/nest-kit/db';
import { schemaFor, testKeys } from '@hub/nest-kit/testing';
import { normalCode } from '@hub/contracts/events';
import { MAIL_ID } from '@hub/contracts/partner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CodeKeys } from '../src/code-keys.ts';
import { schema } from '../src/data-source.ts';
import { foldMoves } from '../src/deliveries/keep/fold-moves.ts';
import { seed } from '../src/seed.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
beforeAll(async () => {
  database = await schemaFor('events');
});
afterAll(() => database.drop());

it('is a picture of every state, written once, and its counts are those of its rows', async () => {
  const env = { DATABASE_URL: database.url, ...testKeys };
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
  const held = await database.exec('SELECT b.name, b.waiting FROM delivery_batch b ORDER BY b.id');
  expect(held.reduce((sum, { waiting }) => sum + Number(waiting), 0)).toBe(18);
});

it('has events in every phase under numbers that stay, and codes that are what the README says', async () => {
  const rows = await database.exec(
    `SELECT id, game_id, IF(published_at IS NULL, 'draft', IF(NOW() < starts_at, 'planned', IF(NOW() > ends_at, 'ended', 'open')))
      AS phase FROM event ORDER BY id`,
  );
  expect(rows.map(({ id, game_id, phase }) => `${id} ${game_id} ${phase}`)).toEqual([
    '1 H73 open',
    '2 H73 ended',
    '3 H73 planned',
    '4 H73 draft',
    '5 g66naxx2tw open',
  ]);
  const keys = CodeKeys.from(testKeys);
  const codeOf = async (text: string) => {
    const mac = keys.macOf(normalCode(text)).toString('hex');
    const found = await database.exec(
      `SELECT c.event_id, c.used, b.state FROM serial_code c JOIN serial_batch b ON b.id = c.batch_id WHERE code_mac = X'${mac}'`,
    );
    return found.map(({ event_id, used, state }) => `${event_id} ${used} ${state}`).join();
  };
  for (const good of ['DEMO-2026-0001', 'DEMO-2026-0020']) expect(await codeOf(good)).toBe('1 0 ready');
  expect(await codeOf('DEMO-USED-0001')).toBe('1 1 ready');
  expect(await codeOf('DEMO-STOP-0001')).toBe('1 0 disabled');
  expect(await codeOf('DEMO-MOON-0001')).toBe('2 0 ready');
  const [good] = await database.exec(
    "SELECT COUNT(*) AS many FROM serial_code c JOIN serial_batch b ON b.id = c.batch_id WHERE c.event_id = 1 AND state = 'ready'",
  );
  expect(Number(good?.many)).toBe(1000);
  const times = await database.exec('SELECT created_at FROM redemption ORDER BY id');
  expect(times.length).toBeGreaterThan(55);
  expect(times).toEqual([...times].sort((one, other) => Number(one.created_at) - Number(other.created_at)));
  const lost = await database.exec(
    'SELECT r.id FROM redemption r LEFT JOIN delivery d ON d.mail_id = r.mail_id AND d.created_at = r.created_at WHERE d.id IS NULL',
  );
  expect(lost).toEqual([]);
  const locked = await database.exec('SELECT role_id, fails FROM redeem_lock WHERE locked_at IS NOT NULL');
  expect(locked).toEqual([{ role_id: '123456787', fails: 10 }]);
  const open = await database.exec("SELECT subject FROM approval WHERE kind = 'event-publish' AND state = 'open'");
  expect(open).toEqual([{ subject: '4' }]);
});
