import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AccessTraces, type AuditEntry } from '../src/audit/index.ts';
import { Db, kitEntities, openDatabase } from '../src/db/index.ts';
import { schemaFor } from '../src/testing/index.ts';

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
beforeEach(async () => {
  await source.query('DELETE FROM counter');
  await source.query('DELETE FROM audit_pending');
  await source.query('DELETE FROM audit');
});

const anEntry = (object: string): AuditEntry => ({
  actor_kind: 'staff',
  actor: 'yue',
  action: 'ticket.read',
  game_id: 'H73',
  object,
  detail: '{}',
  rid: 'r-1',
  address: '10.0.0.1',
});
const written = async (): Promise<string[]> => {
  const rows: { object: string }[] = await source.query(
    'SELECT object FROM audit JOIN audit_pending ON audit_pending.audit_id = audit.id ORDER BY audit.id',
  );
  return rows.map(({ object }) => object);
};

/** Counts the transactions. */
class CountedDb extends Db {
  transactions = 0;
  override runTx<T>(work: Parameters<Db['runTx']>[0]): Promise<T> {
    this.transactions += 1;
    return super.runTx(work) as Promise<T>;
  }
}

it('is there when it is said to be, and waits for its place in the chain', async () => {
  await new AccessTraces(new Db(source)).leave(anEntry('ticket:1'));
  expect(await written()).toEqual(['ticket:1']);
});

it('shares a transaction with those who come while one is under way, in the order in which they came', async () => {
  const db = new CountedDb(source);
  const traces = new AccessTraces(db);
  const objects = Array.from({ length: 120 }, (_, at) => `ticket:${at}`);
  await Promise.all(objects.map((object) => traces.leave(anEntry(object))));
  expect(await written()).toEqual(objects);
  expect(db.transactions).toBe(3);
});

it('names its own rows for the chain while others write', async () => {
  const processes = Array.from({ length: 8 }, () => new AccessTraces(new Db(source)));
  const objects = Array.from({ length: 400 }, (_, at) => `ticket:${at}`);
  await Promise.all(objects.map((object, at) => processes[at % 8]!.leave(anEntry(object))));
  expect((await written()).sort()).toEqual([...objects].sort());
  expect(await own.exec('SELECT COUNT(*) AS many FROM audit_pending')).toMatchObject([{ many: 400 }]);
});

it('tells of a look once per person, thing and quarter of an hour, in whichever process', async () => {
  const processes = Array.from({ length: 4 }, () => new AccessTraces(new Db(source)));
  const looks = Array.from({ length: 40 }, (_, at) => anEntry(`ticket:${1 + (at % 2)}`));
  await Promise.all(looks.map((entry, at) => processes[at % 4]!.leave({ ...entry, rid: `r-${at}` })));
  await processes[0]!.leave({ ...anEntry('ticket:1'), actor: 'min' });
  expect((await written()).sort()).toEqual(['ticket:1', 'ticket:1', 'ticket:2']);
  await source.query('UPDATE counter SET window_start = window_start - INTERVAL 15 MINUTE');
  await new AccessTraces(new Db(source)).leave(anEntry('ticket:2'));
  expect((await written()).sort()).toEqual(['ticket:1', 'ticket:1', 'ticket:2', 'ticket:2']);
});

it('writes nothing twice when the connection goes with the answer to a commit', async () => {
  class CutDb extends Db {
    override async runTx<T>(work: Parameters<Db['runTx']>[0]): Promise<T> {
      await super.runTx(work);
      throw new Error('Connection lost: The server closed the connection.');
    }
  }
  const traces = new AccessTraces(new CutDb(source));
  const settled = await Promise.allSettled(['ticket:1', 'ticket:2'].map((one) => traces.leave(anEntry(one))));
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await written()).toEqual(['ticket:1', 'ticket:2']);
});

it('fails for the one that cannot be written, and for nobody else', async () => {
  const traces = new AccessTraces(new Db(source));
  const leaving = ['ticket:1', 'ticket:2', `ticket:${'9'.repeat(80)}`, 'ticket:3'].map((one) =>
    traces.leave(anEntry(one)),
  );
  const settled = await Promise.allSettled(leaving);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect((await written()).sort()).toEqual(['ticket:1', 'ticket:2', 'ticket:3']);
});
