import { randomUUID } from 'node:crypto';
import { aPlayer, aStaff, callAs, schemaFor, testRedisUrl } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aBatch, anEvent } from '../../services/events/test/redeem.setup.ts';
import { openCodeField, type CodeField } from './codes/code-field.ts';

/* Real processes, since only those write real logs: at the level where they say most, and with faults on the way. */
const CANARY = 'CANARYBIRD7777';
const BATCHES = '/api/staff/serial_batches';

let database: Awaited<ReturnType<typeof schemaFor>>;
let field: CodeField;

beforeAll(async () => {
  database = await schemaFor('events');
  const over = { databaseUrl: database.url, redisUrl: testRedisUrl() };
  field = await openCodeField({ ...over, processes: 1, logLevel: 'debug' });
}, 90_000);
afterAll(async () => {
  await field?.close();
  await database?.drop();
});

const who = aStaff({ roles: [{ role: 'event_operator', game: '*' }] });
const staff = (line: string, sent: object) =>
  callAs<{ data: { id: number } }>(field.handles[0]!.url, 'events', line, { who, key: randomUUID(), ...sent });
/** The table is away for as long as the work takes: every statement to it is a fault with its text and values. */
const without = async (table: string, work: () => Promise<void>): Promise<void> => {
  await field.query(`RENAME TABLE ${table} TO ${table}_away`);
  await work();
  await field.query(`RENAME TABLE ${table}_away TO ${table}`);
};

it('no process writes a code into its log, whatever happens to it', async () => {
  const event = await anEvent(field.query, { keyword: 1 });
  const [redeemed, failed, wrong] = ['A', 'B', 'C'].map((end) => CANARY + end);
  await aBatch(field.query, event, [redeemed!, failed!]);
  expect((await field.redeem(event, aPlayer(), redeemed!)).status).toBe(200);
  expect((await field.redeem(event, aPlayer(), wrong!)).status).toBe(400);
  expect((await field.redeem(event, aPlayer(), `${wrong}#`)).status).toBe(400);
  for (const table of ['redemption', 'serial_code', 'delivery'])
    await without(table, async () => expect((await field.redeem(event, aPlayer(), failed!)).status).toBe(500));
  const of = { event_id: event.id, category_id: event.categories[0] };
  const keyword = { ...of, name: '直播', keyword: `${CANARY}D`, cap: 5 };
  const look = { body: { serial_no: redeemed } };
  await without('serial_code', async () => {
    expect((await staff(`POST ${BATCHES}/keyword`, { body: keyword })).status).toBe(500);
    expect((await staff('POST /api/staff/serials/lookup', look)).status).toBe(500);
  });
  expect((await staff(`POST ${BATCHES}/keyword`, { body: keyword })).status).toBe(200);
  expect((await staff(`POST ${BATCHES}/keyword`, { body: keyword })).status).toBe(409);
  expect((await staff('POST /api/staff/serials/lookup', look)).status).toBe(200);
  await importWithFaults(of);
  const logs = await field.logs();
  // It is of faults like these that codes could be written down.
  expect(logs.match(/_away|doesn't exist/g)?.length ?? 0).toBeGreaterThan(4);
  expect(logs).not.toMatch(new RegExp(CANARY, 'i'));
}, 90_000);

async function importWithFaults(of: object): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...of, name: '合作序號' })) form.set(name, String(value));
  form.set('file', new Blob([`serial_no\n${CANARY}E\n${CANARY}E\n${CANARY}#\n`]), 'codes.csv');
  const { status, body } = await staff(`POST ${BATCHES}/import`, { form });
  expect(status).toBe(200);
  const job = async () =>
    ((await field.query('SELECT state, attempts FROM bulk_job WHERE subject_id = ?', [body.data.id])) as object[])[0];
  const worker = await field.startWorker();
  try {
    await without('serial_code', () => expect.poll(job, { timeout: 20_000 }).toMatchObject({ attempts: 1 }));
    await field.query('UPDATE bulk_job SET next_at = NOW(3)');
    await expect.poll(job, { timeout: 20_000 }).toMatchObject({ state: 'checked' });
  } finally {
    await worker.close();
  }
}
