import { nobody, type Person } from '@hub/contracts/person-data';
import { joinedService, knownStaff } from '@hub/nest-kit/testing';
import { expect, it } from 'vitest';
import { personData } from '../src/person-data/person-data.ts';
import { aPerson, admin, BASE, holding, RequestDesk, type One } from './data-request-desk.ts';
import { box, keys, noFiles } from './surveys.setup.ts';

const on = new RequestDesk();
const correction = { field: 'email', from: 'old@example.com', to: 'new@example.com' };
const mistyped: Person = { ...nobody, emails: [correction.from] };

it('an erasure that was asked for one person is none of another who was named since; it is asked for anew', async () => {
  const asked = (await on.work(await on.proven('delete'), 'erase')).body.data;
  const named = await on.call<One>(`PUT ${BASE}/requests/${asked.id}/person`, {
    version: asked.version,
    body: { person: aPerson() },
  });
  const again = (await on.work(named.body.data, 'prove')).body.data;
  expect((await on.approve(asked.approval)).status).toBe(409);
  expect(await on.read(asked.id)).toMatchObject({ state: 'proven', approval: null });
  const anew = (await on.work(again, 'erase')).body.data;
  expect((await on.approve(anew.approval)).status).toBe(200);
  expect((await on.read(asked.id)).state).toBe('erasing');
});

it('an erasure whose asker lost the role since destroys nothing, and says so; somebody in charge asks anew', async () => {
  const asker = holding('product_admin');
  const asked = (await on.work(await on.proven('delete'), 'erase', { who: asker })).body.data;
  knownStaff.set(asker.id, { ...asker, roles: [{ role: 'agent', game: '*' }] });
  const refused = await on.approve(asked.approval);
  expect([refused.status, refused.body]).toMatchObject([409, { msg: expect.stringContaining('提出的人現在已經沒有') }]);
  await on.round();
  expect(await on.read(asked.id)).toMatchObject({ state: 'proven', areas: [], approval: null });
  expect((await on.approve(asked.approval)).status).toBe(409);
  const anew = (await on.work(await on.read(asked.id), 'erase')).body.data;
  expect((await on.approve(anew.approval)).status).toBe(200);
});

it('nothing is agreed to while nobody can say what the asker may do; it is still open afterwards', async () => {
  const asked = (await on.work(await on.proven('delete'), 'erase')).body.data;
  on.desk.areas.away.add('identity');
  expect((await on.approve(asked.approval)).status).toBe(503);
  on.desk.areas.reset();
  expect((await on.approve(asked.approval)).status).toBe(200);
});

it('what the proven person is not known by is corrected in no area', async () => {
  const one = await on.proven('correct', mistyped);
  const foreign = await on.work(one, 'correct', { body: { ...correction, from: 'stranger@example.com' } });
  expect([foreign.status, foreign.body]).toMatchObject([
    400,
    { from: expect.stringContaining('沒有寫這個信箱') as string },
  ]);
  expect(on.desk.areas.corrected).toEqual([]);
  expect((await on.work(one, 'correct', { body: { ...correction, from: ' OLD@example.com' } })).status).toBe(200);
});

it('a request that is held, or was read in an older version, corrects nothing in any area', async () => {
  const one = await on.proven('correct', mistyped);
  const held = (await on.work(one, 'hold')).body.data;
  expect((await on.work(held, 'correct', { body: correction })).status).toBe(409);
  expect((await on.work(one, 'correct', { body: correction })).status).toBe(409);
  expect(on.desk.areas.corrected).toEqual([]);
});

it('a correction that ends half-way is in the audit', async () => {
  const one = await on.proven('correct', mistyped);
  on.desk.areas.away.add('surveys');
  expect((await on.work(one, 'correct', { body: correction })).status).toBe(503);
  expect(on.desk.areas.corrected.length).toBeGreaterThan(0);
  const traces = await on.desk.database.exec(
    `SELECT actor, detail FROM audit WHERE action = 'data_request.corrected' AND object = 'data-request:${one.id}'`,
  );
  expect(traces).toEqual([{ actor: admin.login, detail: '{"reason":"email"}' }]);
});

it.each([
  ['another request about the same person is held, whatever names it has', 'surveys'],
  ['a service says so that this one was not built with', joinedService],
])('nothing of a person goes while %s', async (_, holder) => {
  const asked = (await on.work(await on.proven('delete'), 'erase')).body.data;
  await on.approve(asked.approval);
  Object.assign(on.desk.areas, { held: 1, holder });
  await on.round();
  expect((await on.read(asked.id)).areas.map(({ state }) => state)).not.toContain('done');
  expect(on.desk.areas.erased).toEqual([]);
});

it('a request that is held holds whom it names, also one who is no member', async () => {
  const [mei, other] = [aPerson(), aPerson()];
  const held = (person: Partial<Person>) => personData(keys, box, noFiles).held!(on.db, { ...nobody, ...person });
  const body = { kind: 'export', text: '', person: { ...mei, phones: ['0912-345-678'] } };
  const one = (await on.call<One>(`POST ${BASE}/requests`, { body })).body.data;
  expect(await held(mei)).toBe(0);
  await on.work(one, 'hold');
  const told = [{ emails: [mei.emails[0]!.toUpperCase()] }, { phones: ['0912345678'] }, other, { member_id: 'm_1' }];
  expect(await Promise.all(told.map(held))).toEqual([1, 1, 0, 0]);
});
