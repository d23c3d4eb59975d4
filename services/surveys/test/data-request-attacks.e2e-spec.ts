import { nobody, type Person } from '@hub/contracts/person-data';
import type { DataRequest } from '@hub/contracts/surveys';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { aStaff, unique } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AskAreas } from '../src/data-requests/ask-areas.ts';
import { RunErasures } from '../src/data-requests/erase/run-erasures.ts';
import { schema } from '../src/data-source.ts';
import { personData } from '../src/person-data/person-data.ts';
import { box, keys } from './surveys.setup.ts';
import { startDataDesk, type DataDesk } from './data-desk.setup.ts';

let desk: DataDesk;
let source: DataSource;
let db: Db;
beforeAll(async () => {
  desk = await startDataDesk();
  source = await openDatabase(desk.database.url, schema, 4);
  db = new Db(source);
});
afterAll(async () => {
  await source.destroy();
  await desk.close();
});
beforeEach(() => desk.areas.reset());

const BASE = '/api/staff/personal_data/requests';
const admin = aStaff({ roles: [{ role: 'product_admin', game: '*' }], fresh: true });
const second = aStaff({ roles: [{ role: 'auditor', game: '*' }], fresh: true });
type One = { data: DataRequest };

const correction = { field: 'email', from: 'old@example.com', to: 'new@example.com' };
const mistyped: Person = { ...nobody, emails: [correction.from] };
const aPerson = (): Person => ({ ...nobody, emails: [`mei.lin.${unique()}@example.com`] });
const seenAt = ({ version }: DataRequest) => ({ who: admin, headers: { 'if-match': `"${version}"` } });
const work = (one: DataRequest, action: string, body: object = { reason: '依本人來信辦理' }) =>
  desk.call<One>(`POST ${BASE}/${one.id}/${action}`, { ...seenAt(one), body });
async function proven(kind: string, person = aPerson()): Promise<DataRequest> {
  const body = { kind, text: '', person };
  const one = await desk.call<One>(`POST ${BASE}`, { who: admin, body });
  return (await work(one.body.data, 'prove')).body.data;
}
const read = async ({ id }: DataRequest) => (await desk.call<One>(`GET ${BASE}/${id}`, { who: admin })).body.data;
const approve = (approval: number | null) =>
  desk.call(`POST /api/staff/approvals/surveys/${approval}/approve`, { who: second, body: {} });

it('an erasure that was asked for one person is none of another who was named since; it is asked for anew', async () => {
  const asked = (await work(await proven('delete'), 'erase')).body.data;
  const named = await desk.call<One>(`PUT ${BASE}/${asked.id}/person`, {
    ...seenAt(asked),
    body: { person: aPerson() },
  });
  const again = (await work(named.body.data, 'prove')).body.data;
  expect((await approve(asked.approval)).status).toBe(409);
  expect(await read(asked)).toMatchObject({ state: 'proven', approval: null });
  const anew = (await work(again, 'erase')).body.data;
  expect((await approve(anew.approval)).status).toBe(200);
  expect((await read(asked)).state).toBe('erasing');
});

it('what the proven person is not known by is corrected in no area', async () => {
  const one = await proven('correct', mistyped);
  const foreign = await work(one, 'correct', { ...correction, from: 'stranger@example.com' });
  expect([foreign.status, foreign.body]).toMatchObject([
    400,
    { from: expect.stringContaining('沒有寫這個信箱') as string },
  ]);
  expect(desk.areas.corrected).toEqual([]);
  expect((await work(one, 'correct', { ...correction, from: ' OLD@example.com' })).status).toBe(200);
});

it('a request that is held, or was read in an older version, corrects nothing in any area', async () => {
  const one = await proven('correct', mistyped);
  const held = (await work(one, 'hold')).body.data;
  expect((await work(held, 'correct', correction)).status).toBe(409);
  expect((await work(one, 'correct', correction)).status).toBe(409);
  expect(desk.areas.corrected).toEqual([]);
});

it('a correction that ends half-way is in the audit', async () => {
  const one = await proven('correct', mistyped);
  desk.areas.away.add('surveys');
  expect((await work(one, 'correct', correction)).status).toBe(503);
  expect(desk.areas.corrected.length).toBeGreaterThan(0);
  const traces = await desk.database.exec(
    `SELECT actor, detail FROM audit WHERE action = 'data_request.corrected' AND object = 'data-request:${one.id}'`,
  );
  expect(traces).toEqual([{ actor: admin.login, detail: '{"reason":"email"}' }]);
});

it('nothing of a person goes while another request about the same person is held, whatever names it has', async () => {
  const asked = (await work(await proven('delete'), 'erase')).body.data;
  await approve(asked.approval);
  Object.assign(desk.areas, { held: 1, holder: 'surveys' });
  const areas = new AskAreas(desk.services);
  await new RunErasures(db, areas, box).run();
  expect((await read(asked)).areas.map(({ state }) => state)).not.toContain('done');
  expect(desk.areas.erased).toEqual([]);
});

it('a request that is held holds whom it names, also one who is no member', async () => {
  const [mei, other] = [aPerson(), aPerson()];
  const held = (person: Partial<Person>) => personData(keys, box).held!(db, { ...nobody, ...person });
  const body = { kind: 'export', text: '', person: { ...mei, phones: ['0912-345-678'] } };
  const one = (await desk.call<One>(`POST ${BASE}`, { who: admin, body })).body.data;
  expect(await held(mei)).toBe(0);
  await work(one, 'hold');
  const told = [{ emails: [mei.emails[0]!.toUpperCase()] }, { phones: ['0912345678'] }, other, { member_id: 'm_1' }];
  expect(await Promise.all(told.map(held))).toEqual([1, 1, 0, 0]);
});
