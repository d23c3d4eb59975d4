import type { AcceptedTermsView, MemberTermsView } from '@hub/contracts/catalog';
import { taipeiIso, type MemberWho, type Principal } from '@hub/contracts/shared';
import { nobody, personDataPath, type ErasedPerson, type ExportedPage } from '@hub/contracts/person-data';
import { callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forget } from './catalog.factory.ts';
import { legalWorld, startLegal } from './legal.factory.ts';

let catalog: Awaited<ReturnType<typeof startLegal>>;
beforeAll(async () => {
  catalog = await startLegal();
});
afterAll(() => catalog.close());

const { written, ask, approve } = legalWorld(() => catalog.url);
const manager = () => catalog.db.source.manager;
const one: MemberWho = { kind: 'M', member: 'm_70001', chain: 'c-1' };
const other: MemberWho = { kind: 'M', member: 'm_70002', chain: 'c-2' };

const terms = (who: Principal, query = '') =>
  callAs<MemberTermsView>(catalog.url, 'catalog', `GET /api/member/terms${query}`, { who });
const accept = (who: Principal, version: number, site = 'long_e') =>
  callAs<AcceptedTermsView & { msg?: string }>(catalog.url, 'catalog', 'POST /api/member/terms/accept', {
    who,
    body: { site, version },
  });
const rows = async () => Number((await manager().query('SELECT COUNT(*) AS many FROM legal_acceptance'))[0].many);

beforeEach(async () => {
  await manager().query('DELETE FROM legal_acceptance');
});

it('a version is accepted once, at the time of the first, and another member sees none of it', async () => {
  expect((await terms(one)).body).toMatchObject({ site: 'long_e', current: { number: 1 }, accepted: null, data: [] });
  const first = await accept(one, 1);
  expect([first.status, first.body.data]).toMatchObject([200, { site: 'long_e', version: 1 }]);
  await manager().query('UPDATE legal_acceptance SET accepted_at = accepted_at - INTERVAL 1 DAY');
  const both = await Promise.all([accept(one, 1), accept(one, 1)]);
  const { accepted, data } = (await terms(one)).body;
  expect(both.map(({ body }) => body.data)).toEqual([accepted, accepted]);
  expect(accepted?.accepted_at).not.toBe(first.body.data.accepted_at);
  expect([data, await rows()]).toEqual([[accepted], 1]);
  expect((await terms(other)).body).toMatchObject({ accepted: null, data: [] });
});

it('only what is in force can be accepted; after a change both are listed', async () => {
  await accept(one, 1);
  const { id, ...row } = await written(taipeiIso(new Date(Date.now() + 20 * 86_400_000)).slice(0, 16));
  await approve((await ask({ id, revision: row.revision })).body.data.approval);
  forget();
  const early = await accept(one, 2);
  expect([early.status, early.body.msg]).toEqual([409, expect.stringContaining('這一版條款現在不適用')]);
  await manager().query('UPDATE legal_version SET effective_at = NOW(3) - INTERVAL 1 SECOND WHERE id = ?', [id]);
  forget();
  expect((await terms(one)).body).toMatchObject({ current: { number: 2 }, accepted: { version: 1 } });
  for (const [version, site] of [
    [1, 'long_e'],
    [3, 'long_e'],
    [1, 'nowhere'],
  ] as const)
    expect((await accept(one, version, site)).status).toBe(409);
  await accept(one, 2);
  const { accepted, data } = (await terms(one)).body;
  expect([accepted?.version, data.map(({ version }) => version)]).toEqual([2, [2, 1]]);
});

it('lists all of them, a page at a time', async () => {
  const many = Array.from({ length: 21 }, (_, at) => [one.member, 'old', at + 1]);
  await manager().query('INSERT INTO legal_acceptance (member_id, site, version) VALUES ?', [many]);
  const { data, next } = (await terms(one)).body;
  expect(data).toHaveLength(20);
  expect((await terms(one, `?page=${next}`)).body).toMatchObject({ data: [{ version: 1 }], next: null });
});

it.each([{ kind: 'anon' }, { kind: 'S', game: 'H73', uid: 'u1' }] as Principal[])('is no call for %o', async (who) => {
  expect([(await terms(who)).status, (await accept(who, 1)).status]).toEqual([401, 401]);
});

it('is taken along and goes with the member alone', async () => {
  const { number } = (await terms(one)).body.current;
  await accept(one, number);
  await accept(other, number);
  const person = { ...nobody, member_id: one.member };
  const inside = <T>(call: 'export' | 'erase', body: object) =>
    callAs<T>(catalog.url, 'catalog', `POST ${personDataPath(call)}`, {
      who: { kind: 'service', from: 'surveys' },
      body: { person, ...body },
    });
  const { body } = await inside<ExportedPage>('export', { category: 'legal-acceptances' });
  expect(body.rows).toMatchObject([{ site: 'long_e', version: number }]);
  expect((await inside<ErasedPerson>('erase', { request: 7 })).body).toMatchObject({
    done: true,
    destroyed: [{ key: 'legal-acceptances', rows: 1 }],
  });
  expect([(await terms(one)).body.data, (await terms(other)).body.data.length]).toEqual([[], 1]);
});
