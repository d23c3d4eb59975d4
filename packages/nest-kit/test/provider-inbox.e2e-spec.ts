import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { KeyRing } from '../src/config/keys.ts';
import { Db, kitEntities, openDatabase } from '../src/db/index.ts';
import { createLog } from '../src/log/logger.ts';
import { JobRunner, Sweeper } from '../src/outbox/index.ts';
import {
  KeepProviderMessages1799800000000,
  ProviderInbox,
  ProviderMessage,
  type MessageWork,
} from '../src/provider-messages/index.ts';
import { schemaFor } from '../src/testing/index.ts';

const log = createLog('test', 'silent');
const oldKey = { kid: 'k1', key: new Uint8Array(randomBytes(32)) };
const newKey = { kid: 'k2', key: new Uint8Array(randomBytes(32)) };
const paid = { body: Buffer.from('Status=SUCCESS&TradeInfo=ff12&Amt=1480') };
let own: Awaited<ReturnType<typeof schemaFor>>;
let source: DataSource;
let db: Db;
let worked: string[];

beforeAll(async () => {
  own = await schemaFor('catalog');
  source = await openDatabase(own.url, { entities: [...kitEntities, ProviderMessage], migrations: [] }, 12);
  await new KeepProviderMessages1799800000000().up(source.createQueryRunner());
  db = new Db(source);
});
beforeEach(async () => {
  await source.query('DELETE FROM provider_message');
  await source.query('DELETE FROM outbox');
  worked = [];
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});

const inboxOf = (ring: KeyRing = [oldKey], provider = 'bank') => new ProviderInbox(db, provider, ring);
const rows = () => source.query<ProviderMessage[]>('SELECT * FROM provider_message ORDER BY id');
const sweep = async (inbox = inboxOf(), work: MessageWork = note) => {
  await source.query('UPDATE outbox SET next_at = NOW(3) WHERE next_at IS NOT NULL');
  await new Sweeper(source, new JobRunner(source, [inbox.handler(work)], log), log).sweep();
};
const note = async (_: unknown, body: Buffer) => {
  worked.push(body.toString());
  return 'credited';
};

it('what came at once and often is kept once, and worked on once', async () => {
  const inbox = inboxOf();
  const takings = await Promise.all(Array.from({ length: 8 }, () => inbox.take(paid)));
  expect(takings.toSorted()).toEqual([...Array(7).fill('again'), 'taken']);
  await sweep();
  expect(await inbox.take(paid)).toBe('again');
  await sweep();
  expect(worked).toEqual([paid.body.toString()]);
  expect(await rows()).toMatchObject([{ seen: 9, outcome: 'credited' }]);
});

it('nothing of what a message says can be read in the database', async () => {
  await inboxOf().take(paid);
  const [row] = await rows();
  expect(row?.body?.toString('latin1')).not.toContain('1480');
  expect(row?.body?.toString('latin1')).not.toContain(paid.body.toString('base64'));
});

it('an id that is known with other bytes leaves the first message as it is, and says so', async () => {
  const inbox = inboxOf();
  await inbox.take({ ...paid, id: 'trade-1' });
  expect(await inbox.take({ body: Buffer.from('Amt=1'), id: 'trade-1' })).toBe('differs');
  await sweep();
  expect(worked).toEqual([paid.body.toString()]);
});

it('two providers may send the same', async () => {
  expect(await inboxOf().take(paid)).toBe('taken');
  expect(await inboxOf([oldKey], 'invoices').take(paid)).toBe('taken');
});

it('work that fails leaves neither its effect nor an outcome, and is done again', async () => {
  const inbox = inboxOf();
  await inbox.take(paid);
  await sweep(inbox, async (tx) => {
    await tx.manager.query("INSERT INTO inbox (id, fact) VALUES ('half-done', 'x')");
    throw new Error('killed');
  });
  expect(await source.query("SELECT id FROM inbox WHERE id = 'half-done'")).toEqual([]);
  expect(await rows()).toMatchObject([{ outcome: null }]);
  await sweep(inbox);
  expect(worked).toHaveLength(1);
});

it('a message that was sealed before the key changed is still opened', async () => {
  await inboxOf().take(paid);
  await sweep(inboxOf([newKey, oldKey]));
  expect(worked).toHaveLength(1);
});

it('a body that was moved to another message is not opened', async () => {
  await inboxOf().take(paid);
  await inboxOf().take({ body: Buffer.from('Amt=1') });
  const [first] = await rows();
  await source.query('UPDATE provider_message SET body = ?', [first?.body]);
  await sweep();
  expect(worked).toEqual([paid.body.toString()]);
});

it('more than 64 KB is not taken', async () => {
  await expect(inboxOf().take({ body: Buffer.alloc(65 * 1024) })).rejects.toThrow(RangeError);
});
