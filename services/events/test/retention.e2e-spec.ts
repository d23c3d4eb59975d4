import { Db, openDatabase } from '@hub/nest-kit/db';
import { copyHolds } from '@hub/nest-kit/retention';
import { askAgain, passYears, rowsOf, schemaFor, tablesOf, testKeys } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { askDelivery, DeliveryConflict } from '../src/deliveries/ask-delivery.ts';
import { endOld } from '../src/retention/end-old.ts';
import { ForgetPlayers } from '../src/retention/forget-players.ts';
import { keptByEvents } from '../src/retention/kept-events.ts';
import { seed } from '../src/seed.ts';
import { anAsked } from './events.setup.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let db: Db;

/** The demonstration, once: each test has a copy of its own. */
let demo: typeof database;

beforeAll(async () => {
  demo = await schemaFor('events');
  await seed({ DATABASE_URL: demo.url, ...testKeys }, { now: new Date() });
});
afterAll(() => demo.drop());
beforeEach(async () => {
  database = await schemaFor('events', demo);
  source = await openDatabase(database.url, schema, 2);
  db = new Db(source);
});
afterEach(async () => {
  await source.destroy();
  await database.drop();
});

const many = (from: string) => rowsOf(source, from);
const round = (askHolds = async () => {}) => endOld(db, new ForgetPlayers(db), askHolds);
const ENDED = "state IN ('delivered', 'cancelled', 'replaced', 'by_hand', 'recalled')";
const KNOWN =
  "redemption WHERE role_id <> '' OR account NOT LIKE 'gone:%' OR partner_uid <> '' OR code_seal IS NOT NULL";

it('what events keeps is decided for every table, once', async () => {
  expect(keptByEvents.flatMap(({ tables }) => tables).toSorted()).toEqual(await tablesOf(source));
});

describe('years go by', () => {
  it('and nobody who played is named any more, while every use and every name stays', async () => {
    const before = {
      redemptions: await many('redemption'),
      used: await many('serial_code WHERE used > 0'),
      names: await many('delivery'),
    };
    expect(await many(KNOWN)).toBe(before.redemptions);
    const walk: [years: number, known: boolean, locks: boolean][] = [
      [0, true, true],
      [2, true, false],
      [5, true, false],
      [7, false, false],
    ];
    let passed = 0;
    for (const [years, known, locks] of walk) {
      await passYears(source, years - passed);
      passed = years;
      // The demonstration has an event that is open for years.
      if (years === 7) await source.query('UPDATE event SET ends_at = LEAST(ends_at, NOW(3) - INTERVAL 6 YEAR)');
      if (years === 2) await source.query('UPDATE event SET ends_at = LEAST(ends_at, NOW(3) - INTERVAL 13 MONTH)');
      await round();
      const locked = (await many('redeem_lock')) + (await many('wrong_entry')) + (await many('lock_entry'));
      expect([years, (await many(KNOWN)) > 0, locked > 0]).toEqual([years, known, locks]);
    }
    expect(await many(`delivery WHERE ${ENDED} AND (role_id <> '' OR body <> '' OR partner_uid <> '')`)).toBe(0);
    expect(await many(`delivery_try WHERE delivery_id IN (SELECT id FROM delivery WHERE ${ENDED})`)).toBe(0);
    expect(await many('serial_code WHERE claimed_by IS NOT NULL')).toBe(0);
    expect({
      redemptions: await many('redemption'),
      used: await many('serial_code WHERE used > 0'),
      names: await many('delivery'),
    }).toEqual(before);
    const told = await source.query<{ line: string; many: number }[]>(
      'SELECT line, SUM(many) AS many FROM swept GROUP BY line',
    );
    expect(Object.fromEntries(told.map((row) => [row.line, Number(row.many)]))).toMatchObject({
      redemptions: before.redemptions,
      deliveries: await many(`delivery WHERE ${ENDED}`),
    });
    expect(await many("audit WHERE action = 'retention.sweep' AND object = 'table:redemptions'")).toBeGreaterThan(0);
  });

  it('and what nobody ended is ended and forgotten, and who asked for it is told', async () => {
    const waiting = await many(`delivery WHERE NOT (${ENDED})`);
    const cancelled = await many("delivery WHERE state = 'cancelled'");
    expect(waiting).toBeGreaterThan(0);
    await source.query("UPDATE delivery SET asked_by = 'surveys'");
    await passYears(source, 4);
    await round();
    expect(await many(`delivery WHERE NOT (${ENDED})`)).toBe(waiting);
    await passYears(source, 5);
    await round();
    expect(await many(`delivery WHERE NOT (${ENDED}) OR role_id <> ''`)).toBe(0);
    expect(await many("delivery WHERE state = 'cancelled'")).toBe(cancelled + waiting);
    expect(await many("outbox WHERE job = 'fact-delivery-settled-surveys'")).toBe(waiting);
  });
});

describe('a promise', () => {
  it('outlives who it was given to: a name is asked for once, whatever it says', async () => {
    const asked = anAsked();
    const ask = (over: object = {}) => db.runTx((tx) => askDelivery(tx, { ...asked, ...over }));
    const id = await ask();
    await source.query("UPDATE delivery SET state = 'delivered', due_at = NULL WHERE id = ?", [id]);
    await passYears(source, 6);
    await round();
    const queued = await many("delivery WHERE state = 'queued'");
    expect(await ask()).toBe(id);
    await expect(ask({ title: '別的' })).rejects.toThrow(DeliveryConflict);
    expect(await many("delivery WHERE state = 'queued'")).toBe(queued);
    expect(await many(`delivery WHERE id = ${id} AND role_id = ''`)).toBe(1);
  });

  it('of an event that is still open keeps its accounts, however old they are', async () => {
    await passYears(source, 9);
    await source.query('UPDATE event SET ends_at = NOW(3) + INTERVAL 1 DAY');
    const known = await many(KNOWN);
    const locks = await many('redeem_lock');
    await round();
    expect([await many(KNOWN), await many('redeem_lock')]).toEqual([known, locks]);
  });

  it('is looked at before: a dry run counts and changes nothing', async () => {
    await passYears(source, 9);
    await source.query('UPDATE event SET ends_at = NOW(3) - INTERVAL 6 YEAR');
    const all = await many('redemption');
    const due = await new ForgetPlayers(db).due();
    expect(due[0]).toEqual({ key: 'redemptions', rows: all, oldest: expect.any(Date) });
    expect(await many(KNOWN)).toBe(all);
  });
});

describe('a held account', () => {
  const holding = (accounts: { game_id: string; uid: string }[]) => () =>
    copyHolds(db, { call: () => Promise.resolve({ accounts } as never) });
  const overdue = async () => {
    await passYears(source, 9);
    await source.query('UPDATE event SET ends_at = NOW(3) - INTERVAL 6 YEAR');
  };

  it('keeps all that events knows of it, until it is released', async () => {
    const [one] = await source.query<{ game_id: string; partner_uid: string }[]>(
      "SELECT game_id, partner_uid FROM redemption WHERE partner_uid <> '' LIMIT 1",
    );
    const { game_id, partner_uid: uid } = one!;
    const OF = `game_id = '${game_id}' AND partner_uid = '${uid}'`;
    const [redeemed, sent] = [await many(`redemption WHERE ${OF}`), await many(`delivery WHERE ${OF}`)];
    const left = async () => [await many(`redemption WHERE ${OF}`), await many(`delivery WHERE ${OF}`)];
    await source.query(`UPDATE delivery SET state = 'delivered' WHERE ${OF}`);
    await overdue();
    await source.query(
      `INSERT INTO redeem_lock (event_id, account, game_id, server_id, role_id, partner_uid, last_at)
        SELECT MIN(id), 'held', ?, '', '', ?, NOW(3) FROM event`,
      [game_id, uid],
    );
    await source.query(
      "INSERT INTO wrong_entry (event_id, lock_id, why) SELECT event_id, id, 'unknown' FROM redeem_lock WHERE account = 'held'",
    );
    await round(holding([{ game_id, uid }]));
    expect(await left()).toEqual([redeemed, sent]);
    expect([await many('redeem_lock'), await many('wrong_entry')]).toEqual([1, 1]);
    expect(await many(`redemption WHERE NOT (${OF}) AND account NOT LIKE 'gone:%'`)).toBe(0);
    await askAgain(() => source.query('DELETE FROM counter'));
    await round(holding([]));
    expect([await left(), await many('redeem_lock'), await many('wrong_entry')]).toEqual([[0, 0], 0, 0]);
  });

  it('may be any while nobody can be asked: nothing goes, and the round is not counted as done', async () => {
    await overdue();
    const before = await many(KNOWN);
    await expect(round(() => copyHolds(db, { call: () => Promise.reject(new Error('away')) }))).rejects.toThrow('away');
    expect(await many(KNOWN)).toBe(before);
    await round(holding([]));
    expect(await many(KNOWN)).toBe(0);
  });
});
