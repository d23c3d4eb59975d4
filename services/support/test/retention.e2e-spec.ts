import { chainRows, checkChain } from '@hub/nest-kit/audit';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { openFileStore, StoreUnavailable, type FileStore } from '@hub/nest-kit/files';
import { createLog } from '@hub/nest-kit/log';
import { passYears, rowsOf, schemaFor, tablesOf, testKeys } from '@hub/nest-kit/testing';
import { CaseRetention, countHeld, findCasesDue, foldCounts, indexAll } from '@hub/tickets/server';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { endOld, findAllDue, keptBySupport } from '../src/retention.ts';
import { seed } from '../src/seed.ts';

const log = createLog('support-worker', 'silent');
let database: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let store: FileStore;
let folder: string;

/** The demonstration, once: each test has a copy of its own. */
let demo: { database: typeof database; folder: string };

const aFolder = () => mkdtemp(join(tmpdir(), 'hub-retention-test-'));
beforeAll(async () => {
  demo = { database: await schemaFor('support'), folder: await aFolder() };
  const env = { DATABASE_URL: demo.database.url, FILES_URL: pathToFileURL(demo.folder).href, ...testKeys };
  await seed(env, { now: new Date() });
});
afterAll(async () => {
  await demo.database.drop();
  await rm(demo.folder, { recursive: true, force: true });
});
beforeEach(async () => {
  database = await schemaFor('support', demo.database);
  folder = await aFolder();
  await cp(demo.folder, folder, { recursive: true });
  source = await openDatabase(database.url, schema, 2);
  store = await openFileStore(pathToFileURL(folder).href);
});
afterEach(async () => {
  await source.destroy();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const retention = (over: Partial<{ store: FileStore }> = {}) => new CaseRetention({ source, store, log, ...over });
const many = (from: string) => rowsOf(source, from);
const objects = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

/** Leaves one in ten of the cases that nothing but their replies belongs to. */
async function thinOut({ exec }: typeof database): Promise<void> {
  const named = ['attachment', 'staff_note', 'mail', 'case_deadline']
    .map((table) => `SELECT ticket_id FROM ${table} WHERE ticket_id IS NOT NULL`)
    .concat(['follows_id', 'merged_into_id'].map((of) => `SELECT ${of} FROM ticket WHERE ${of} IS NOT NULL`));
  const plain = await exec(`SELECT id FROM ticket WHERE id % 10 > 0 AND id NOT IN (${named.join(' UNION ')})`);
  const ids = plain.map(({ id }) => Number(id)).join();
  await exec(`DELETE FROM reply WHERE ticket_id IN (${ids}); DELETE FROM ticket WHERE id IN (${ids})`);
}

describe('what support keeps', () => {
  // Every case has its end here; each costs a transaction, and what becomes of them further below becomes of a few as well.
  afterAll(() => thinOut(demo.database));

  it('is decided for every table, once', async () => {
    const decided = keptBySupport.flatMap(({ tables }) => tables).toSorted();
    expect(decided).toEqual(await tablesOf(source));
  });

  it('goes year by year, until only counts, evidence and the work of staff are left', async () => {
    const filed = await many('ticket');
    const walk: [years: number, cases: boolean, mails: boolean][] = [
      [0, true, true],
      [2, true, false],
      [6, false, false],
    ];
    let passed = 0;
    for (const [years, cases, mails] of walk) {
      await passYears(source, years - passed);
      passed = years;
      await endOld(new Db(source), retention());
      expect([years, (await many('ticket')) > 0, (await many('mail')) > 0]).toEqual([years, cases, mails]);
    }
    await foldCounts(new Db(source));
    await indexAll(new Db(source));
    const gone = [
      'ticket',
      'reply',
      'staff_note',
      'attachment',
      'mail',
      'penalty',
      'bulk',
      'bulk_item',
      'dead_address',
    ];
    const found = ['search_gram', 'search_doc', 'queue_count WHERE many <> 0'];
    for (const table of [...gone, ...found]) expect([table, await many(table)]).toEqual([table, 0]);
    expect(await objects()).toBe(0);
    expect(await many("destruction WHERE method LIKE 'case%'")).toBe(filed);
    expect(await many("audit WHERE action = 'case.destroy' AND detail LIKE '%case deleted%'")).toBe(filed);
  });
});

it('a round leaves the audit as it was, and its own rows follow in the chain', async () => {
  const db = new Db(source);
  const chained = async () => {
    while ((await chainRows(db, 'support')) > 0);
    return checkChain(source, 'support');
  };
  await passYears(source, 6);
  const before = await chained();
  await endOld(db, retention());
  const after = await chained();
  expect(after.broken).toBeNull();
  expect(after.head.seq - before.head.seq).toBeGreaterThanOrEqual(await many("audit WHERE action = 'case.destroy'"));
});

describe('a case', () => {
  it('stays for five years after its close, to the day, whatever its state was before', async () => {
    await source.query("UPDATE ticket SET created_at = NOW(3) - INTERVAL 9 YEAR, status = 4, closed_by = 'staff'");
    await source.query('UPDATE ticket SET closed_at = NOW(3) - INTERVAL 5 YEAR + INTERVAL 1 HOUR');
    await source.query('UPDATE ticket SET closed_at = NOW(3) - INTERVAL 5 YEAR - INTERVAL 1 HOUR ORDER BY id LIMIT 3');
    const filed = await many('ticket');
    expect((await findCasesDue(source))[1]).toMatchObject({ key: 'cases', rows: 3, oldest: expect.any(Date) });
    expect(await many('ticket')).toBe(filed);
    expect((await retention().run()).cases).toBe(3);
    expect(await many('ticket')).toBe(filed - 3);
  });

  it('that nobody closed stays for five years after its last word', async () => {
    const [open] = await source.query<{ id: number }[]>('SELECT id FROM ticket WHERE status = 0 ORDER BY id LIMIT 1');
    await source.query('UPDATE ticket SET created_at = NOW(3) - INTERVAL 6 YEAR WHERE id = ?', [open?.id]);
    const say = (years: number) =>
      source.query(
        `INSERT INTO reply (ticket_id, is_official, content, created_at) VALUES (?, 0, '還在嗎', NOW(3) - INTERVAL ? YEAR - INTERVAL 1 MINUTE)`,
        [open?.id, years],
      );
    await say(4);
    expect((await retention().run()).cases).toBe(0);
    await source.query('DELETE FROM reply WHERE ticket_id = ?', [open?.id]);
    await say(5);
    expect((await retention().run()).cases).toBe(1);
  });

  it('that somebody holds stays whole, and is counted; released it goes', async () => {
    await passYears(source, 6);
    const whole = () =>
      Promise.all([
        ...['ticket', 'reply', 'staff_note', 'mail', "attachment WHERE file_key <> ''"].map(many),
        objects(),
      ]);
    await source.query("UPDATE ticket SET held_at = NOW(3), held_by = '阿敏', hold_reason = '法務調查中'");
    const before = await whole();
    expect(before).not.toContain(0);
    expect((await findAllDue(source)).filter(({ key }) => ['pictures', 'cases', 'mails'].includes(key))).toEqual(
      ['pictures', 'cases', 'mails'].map((key) => ({ key, rows: 0, oldest: null })),
    );
    expect(await countHeld(source)).toBe(await many('ticket'));
    await endOld(new Db(source), retention());
    expect(await whole()).toEqual(before);
    await source.query('UPDATE ticket SET held_at = NULL');
    await retention().run();
    expect([await many('ticket'), await objects()]).toEqual([0, 0]);
  });

  it('is held on its own: the others go', async () => {
    await passYears(source, 6);
    await source.query('UPDATE ticket SET held_at = NOW(3) ORDER BY id LIMIT 1');
    const due = (await findCasesDue(source))[1]?.rows;
    expect((await retention().run()).cases).toBe(due);
    expect(await many('ticket')).toBe(1);
  });

  it('waits for its ID papers', async () => {
    await passYears(source, 6);
    await source.query(
      "UPDATE attachment SET kind = 'id_paper', state = 'shredded' WHERE ticket_id IS NOT NULL ORDER BY id LIMIT 1",
    );
    await retention().run();
    expect(await many('ticket')).toBe(1);
    await source.query("UPDATE attachment SET state = 'gone'");
    await retention().run();
    expect(await many('ticket')).toBe(0);
  });

  it('that is being held when its time comes loses nothing', async () => {
    await passYears(source, 6);
    const kept = await objects();
    const other = source.createQueryRunner();
    await other.startTransaction();
    await other.query("UPDATE ticket SET held_at = NOW(3), held_by = '阿敏', hold_reason = '法務調查中'");
    const round = retention().run();
    await sleep(500);
    expect(await objects()).toBe(kept);
    await other.commitTransaction();
    await other.release();
    expect(await round).toEqual({ pictures: 0, cases: 0, owed: false });
    expect([await objects(), await many('attachment WHERE destroyed_at IS NOT NULL')]).toEqual([kept, 0]);
  });

  it('whose pictures were given up when a hold came stays without them, and says so', async () => {
    await passYears(source, 6);
    const hold = async (key: string) => {
      await source.query("UPDATE ticket SET held_at = NOW(3), held_by = '阿敏', hold_reason = '法務調查中'");
      await store.remove(key);
    };
    const [files] = await source.query<{ ticket_id: number; many: string }[]>(
      'SELECT ticket_id, COUNT(*) AS many FROM attachment WHERE ticket_id IS NOT NULL GROUP BY 1 ORDER BY 1 LIMIT 1',
    );
    const late = Object.assign(Object.create(store) as FileStore, { remove: hold });
    expect(await retention({ store: late }).run()).toMatchObject({ pictures: 1, cases: 0 });
    const where = `ticket_id = ${files?.ticket_id}`;
    expect(await many(`attachment WHERE ${where} AND state = 'gone'`)).toBe(Number(files?.many));
    expect(await many(`destruction WHERE ${where} AND removed_at IS NOT NULL`)).toBe(1);
  });

  it('whose round was killed between the decision and the store goes with the next one', async () => {
    await passYears(source, 6);
    const killed = { ...store, remove: () => Promise.reject(new Error('killed')) } as unknown as FileStore;
    expect(await retention({ store: killed }).run()).toMatchObject({ pictures: 0, owed: true });
    expect(await many('destruction WHERE removed_at IS NULL')).toBeGreaterThan(0);
    await expect(endOld(new Db(source), retention({ store: killed }))).rejects.toThrow('left');
    expect((await retention().run()).owed).toBe(false);
    expect([await objects(), await many('ticket'), await many('destruction WHERE removed_at IS NULL')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('stays whole while its store is away', async () => {
    await passYears(source, 6);
    const withFiles = '(SELECT DISTINCT ticket_id FROM attachment) t JOIN ticket ON ticket.id = t.ticket_id';
    const [cases, files] = [await many(withFiles), await objects()];
    const away = { ...store, remove: () => Promise.reject(new StoreUnavailable('away')) } as unknown as FileStore;
    expect((await retention({ store: away }).run()).pictures).toBe(0);
    expect([await many(withFiles), await objects()]).toEqual([cases, files]);
    await retention().run();
    expect([await many(withFiles), await objects()]).toEqual([0, 0]);
  });
});
