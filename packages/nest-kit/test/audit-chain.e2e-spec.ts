import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkChain, chainRows, headOf, saveAnchor, lastAnchor, type AuditEntry } from '../src/audit/index.ts';
import { Db, kitEntities, openDatabase } from '../src/db/index.ts';
import { createLog } from '../src/log/logger.ts';
import { schemaFor, withAdmin } from '../src/testing/index.ts';

const log = createLog('test', 'silent');
let own: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let db: Db;

beforeAll(async () => {
  own = await schemaFor('catalog');
  source = await openDatabase(own.url, { entities: kitEntities, migrations: [] }, 12);
  db = new Db(source);
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

const anEntry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  actor_kind: 'staff',
  actor: 'yue',
  action: 'game.saved',
  game_id: 'H73',
  object: 'game:H73',
  detail: JSON.stringify({ before: { name: '舊名' }, after: { name: '新名' } }),
  rid: 'r-1',
  address: '10.0.0.1',
  ...over,
});
const write = (over?: Partial<AuditEntry>) => db.runTx((tx) => tx.audit(anEntry(over)));
const chain = () => chainRows(db, 'catalog');
const check = () => checkChain(source, 'catalog');
const places = async (): Promise<{ seq: number; audit_id: number }[]> =>
  (await source.query('SELECT seq, audit_id FROM audit_chain ORDER BY seq')).map(
    (row: { seq: string; audit_id: string }) => ({ seq: Number(row.seq), audit_id: Number(row.audit_id) }),
  );

describe('the chain', () => {
  it('takes a row that commits after one with a higher number', async () => {
    const slow = source.createQueryRunner();
    await slow.startTransaction();
    const entry = [anEntry().actor, 'late'];
    await slow.query(
      `INSERT INTO audit (actor_kind, actor, action, game_id, object, detail, rid, address) VALUES ('staff', ?, ?, '', '', '', '', '')`,
      entry,
    );
    await slow.query('INSERT INTO audit_pending (audit_id) VALUES (LAST_INSERT_ID())');
    await write({ action: 'early' });
    expect(await chain()).toBe(1);
    await slow.commitTransaction();
    await slow.release();
    expect(await chain()).toBe(1);
    const actions: { action: string }[] = await source.query(
      'SELECT action FROM audit_chain JOIN audit ON audit.id = audit_chain.audit_id ORDER BY seq',
    );
    expect(actions.map(({ action }) => action)).toEqual(['early', 'late']);
    expect((await check()).broken).toBeNull();
  });

  it('has no gap and no double when several workers chain at once', async () => {
    const before = (await places()).length;
    const writing = Array.from({ length: 60 }, () => write());
    const chaining = Array.from({ length: 25 }, async () => {
      for (let round = 0; round < 6; round += 1) await chain();
    });
    await Promise.all([...writing, ...chaining]);
    while ((await chain()) > 0);
    const all = await places();
    expect(all.length).toBe(before + 60);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
    expect(new Set(all.map(({ audit_id }) => audit_id)).size).toBe(all.length);
    expect((await check()).broken).toBeNull();
  });

  it('of a transaction that was taken back knows nothing', async () => {
    const head = await headOf(source);
    const failing = db.runTx(async (tx) => {
      await tx.audit(anEntry());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow();
    expect(await chain()).toBe(0);
    expect((await headOf(source)).seq).toBe(head.seq);
  });

  it('never holds an address or a mobile number', async () => {
    const detail = JSON.stringify({
      before: { email: 'player.one@example.com' },
      after: { phone: '0912-345-678' },
      abroad: ['+852 6123 4567', '85366123456', '+65-9123-4567', '60121234567', '+86 138 1234 5678'],
      numbers: ['10231', '1763712000000', '2026-11-21'],
    });
    await write({ detail, object: 'mask:1' });
    const rows: { detail: string }[] = await source.query(`SELECT detail FROM audit WHERE object = 'mask:1'`);
    expect(JSON.parse(rows[0]?.detail ?? '')).toEqual({
      before: { email: 'p****e@…' },
      after: { phone: '09xx***678' },
      abroad: ['xx***567', 'xx***456', 'xx***567', 'xx***567', 'xx***678'],
      numbers: ['10231', '1763712000000', '2026-11-21'],
    });
  });
});

describe('the anchor of a day', () => {
  const yesterday = new Date(Date.now() - 86_400_000);

  it('is the head of a chain that was walked, once a day', async () => {
    await write();
    await chain();
    const found = await saveAnchor({ db, service: 'catalog', log }, yesterday);
    const head = await headOf(source);
    expect(found).toMatchObject({ head: { seq: head.seq }, broken: null });
    expect(await lastAnchor(db)).toEqual(head);
    expect(await saveAnchor({ db, service: 'catalog', log }, yesterday)).toBeNull();
  });

  it('is not written for a chain that is broken, and identity is told the place', async () => {
    await write({ object: 'anchor:1' });
    await chain();
    await withAdmin(own.url, (c) => c.query(`UPDATE audit SET actor = 'min' WHERE object = 'anchor:1'`));
    const { seq } = await headOf(source);
    const found = await saveAnchor({ db, service: 'catalog', log });
    expect(found?.broken).toMatchObject({ seq, why: 'row-changed' });
    const days = await source.query('SELECT day FROM audit_anchor');
    expect(days).toHaveLength(1);
    const told: { payload: string }[] = await source.query(
      `SELECT payload FROM outbox WHERE job = 'fact-audit-checked-identity' ORDER BY id DESC LIMIT 1`,
    );
    expect(JSON.parse(told[0]?.payload ?? '{}')).toMatchObject({
      data: { service: 'catalog', full: true, seq: seq - 1, broken_seq: seq, why: 'row-changed' },
    });
    await withAdmin(own.url, (c) => c.query(`UPDATE audit SET actor = 'yue' WHERE object = 'anchor:1'`));
    expect((await check()).broken).toBeNull();
  });
});

/** Each as somebody with all rights on the database could do it; undone afterwards. */
describe('tampering', () => {
  const COPIES = ['audit', 'audit_chain', 'audit_pending', 'audit_anchor'];
  let target: { seq: number; audit_id: number };
  const tamper = (sql: string) => withAdmin(own.url, (c) => c.query(sql));

  beforeEach(async () => {
    const all = await places();
    target = all[Math.floor(all.length / 2)] ?? { seq: 0, audit_id: 0 };
    await tamper(COPIES.map((name) => `CREATE TABLE ${name}_kept AS SELECT * FROM ${name};`).join(' '));
  });
  afterEach(async () => {
    await tamper(
      COPIES.map(
        (name) => `DELETE FROM ${name}; INSERT INTO ${name} SELECT * FROM ${name}_kept; DROP TABLE ${name}_kept;`,
      ).join(' '),
    );
    expect((await check()).broken).toBeNull();
  });

  const columns = ['actor', 'action', 'game_id', 'object', 'detail', 'rid', 'address', 'actor_kind'];
  it.each(columns)('with %s of a row is found, and the row named', async (column) => {
    await tamper(`UPDATE audit SET ${column} = 'x' WHERE id = ${target.audit_id}`);
    expect((await check()).broken).toEqual({ seq: target.seq, auditId: String(target.audit_id), why: 'row-changed' });
  });

  it('with the time of a row by a millisecond is found', async () => {
    await tamper(`UPDATE audit SET at = at + INTERVAL 1000 MICROSECOND WHERE id = ${target.audit_id}`);
    expect((await check()).broken).toMatchObject({ seq: target.seq, why: 'row-changed' });
  });

  it('by taking a row away is found, with its place or without', async () => {
    await tamper(`DELETE FROM audit WHERE id = ${target.audit_id}`);
    expect((await check()).broken).toMatchObject({ seq: target.seq, why: 'row-gone' });
    await tamper(`DELETE FROM audit_chain WHERE seq = ${target.seq}`);
    expect((await check()).broken).toMatchObject({ seq: target.seq, why: 'place-gone' });
  });

  it('by swapping two rows is found', async () => {
    const other = (await places())[target.seq];
    await tamper(
      `UPDATE audit_chain SET audit_id = 0 WHERE seq = ${target.seq};
       UPDATE audit_chain SET audit_id = ${target.audit_id} WHERE seq = ${other?.seq};
       UPDATE audit_chain SET audit_id = ${other?.audit_id} WHERE seq = ${target.seq}`,
    );
    expect((await check()).broken).toMatchObject({ seq: target.seq, why: 'row-changed' });
  });

  it('by cutting the end off is found by the anchor', async () => {
    await tamper(
      `DELETE audit FROM audit JOIN audit_chain ON audit_chain.audit_id = audit.id WHERE seq >= ${target.seq};
       DELETE FROM audit_chain WHERE seq >= ${target.seq}`,
    );
    expect((await check()).broken).toMatchObject({ why: 'anchor' });
  });

  it('by writing the whole chain anew is found by the anchor', async () => {
    await tamper(
      `UPDATE audit SET actor = 'x' WHERE id = ${target.audit_id}; DELETE FROM audit_chain;
       INSERT INTO audit_pending SELECT id FROM audit`,
    );
    while ((await chain()) > 0);
    expect((await check()).broken).toMatchObject({ why: 'anchor' });
  });

  it('by slipping a row in beside the chain is found', async () => {
    await tamper(`INSERT INTO audit (actor_kind, actor, action, object, detail, rid, address)
      VALUES ('staff', 'x', 'x', 'x', '', '', '')`);
    expect((await check()).broken).toMatchObject({ why: 'not-chained' });
  });

  it('by taking a row away before it has its place is found', async () => {
    await write({ object: 'gone:1' });
    await tamper(`DELETE FROM audit WHERE object = 'gone:1'`);
    expect((await check()).broken).toMatchObject({ why: 'gone-before' });
  });
});
