import { createHash } from 'node:crypto';
import { nobody, type Person } from '@hub/contracts/person-data';
import {
  personalDataAreas,
  type DataRequest,
  type DataRequestsView,
  type FoundPersonView,
  type OwnDataRequestsView,
  type OwnDataRequestView,
} from '@hub/contracts/surveys';
import type { StaffRole } from '@hub/contracts/shared';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { parseKey } from '@hub/nest-kit/keys';
import { aPlayer, aStaff, testKeys, tracesInSchema, unique } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AskAreas } from '../src/data-requests/ask-areas.ts';
import { holdAccountsHandler } from '../src/data-requests/hold-accounts.ts';
import { RunErasures } from '../src/data-requests/erase/run-erasures.ts';
import { RequestBox } from '../src/data-requests/request-box.ts';
import { schema } from '../src/data-source.ts';
import { startDataDesk, type DataDesk } from './data-desk.setup.ts';

let desk: DataDesk;
let source: DataSource;
beforeAll(async () => {
  desk = await startDataDesk();
  source = await openDatabase(desk.database.url, schema, 4);
});
afterAll(async () => {
  await source.destroy();
  await desk.close();
});
beforeEach(() => desk.areas.reset());

const holding = (role: StaffRole, game = '*') => aStaff({ roles: [{ role, game }], fresh: true });
const admin = holding('product_admin');
const second = holding('auditor');
const BASE = '/api/staff/personal_data';
type Sent = { who?: Parameters<DataDesk['call']>[1]['who']; body?: object; version?: number; key?: string };
const call = <T = Record<string, string>>(line: string, { version, ...sent }: Sent = {}) =>
  desk.call<T>(line, {
    who: admin,
    ...sent,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
type One = { data: DataRequest };

const aPerson = (): Person => {
  const id = unique();
  return {
    ...nobody,
    emails: [`mei.lin.${id}@example.com`],
    accounts: [{ game_id: 'H73', uid: `uid-person-${id}` }],
  };
};
const opened = async (kind: string, person = aPerson()): Promise<DataRequest> =>
  (await call<One>(`POST ${BASE}/requests`, { body: { kind, text: '請處理我的資料', person } })).body.data;
const work = async (one: DataRequest, action: string, over: Sent = {}) =>
  call<One>(`POST ${BASE}/requests/${one.id}/${action}`, {
    version: one.version,
    body: { reason: '依本人來信辦理' },
    ...over,
  });
const proven = async (kind: string, person?: Person) => (await work(await opened(kind, person), 'prove')).body.data;
const read = async (id: number) => (await call<One>(`GET ${BASE}/requests/${id}`)).body.data;

/** A product admin asks, an auditor agrees. */
async function erasing(person = aPerson()): Promise<DataRequest> {
  const one = await proven('delete', person);
  const asked = (await work(one, 'erase')).body.data;
  const agreed = await call(`POST /api/staff/approvals/surveys/${asked.approval}/approve`, { who: second, body: {} });
  expect(agreed.status).toBe(200);
  return read(one.id);
}
const round = () => {
  const areas = new AskAreas(desk.services);
  return new RunErasures(new Db(source), areas, new RequestBox(parseKey(testKeys.CHECK_KEY))).run();
};
const dueNow = () => source.query('UPDATE data_request SET next_at = NOW(3) WHERE next_at IS NOT NULL');
const statesOf = ({ areas }: DataRequest) => Object.fromEntries(areas.map(({ area, state }) => [area, state]));

describe('who may', () => {
  it('is product admins and auditors of all games; an auditor changes nothing', async () => {
    const one = await opened('export');
    for (const who of [holding('product_admin', 'H73'), holding('lead'), holding('agent'), holding('auditor', 'H73')])
      expect((await call(`GET ${BASE}/requests`, { who })).status).toBe(403);
    expect((await call(`GET ${BASE}/requests`, { who: second })).status).toBe(200);
    expect((await work(one, 'prove', { who: second })).status).toBe(403);
    const seen = await call<One>(`GET ${BASE}/requests/${one.id}`, { who: second });
    expect(seen.body.data.may).toEqual([]);
  });
});

describe('a search', () => {
  it('asks every area, says which is away, and leaves its trace without an address', async () => {
    desk.areas.away.add('vip');
    const person = aPerson();
    desk.areas.names = { ...nobody, phones: ['0912345678'] };
    const { body } = await call<FoundPersonView>(`POST ${BASE}/find`, { body: { person, reason: '當事人來電' } });
    expect(body.data.areas.map(({ area }) => area)).toEqual(personalDataAreas);
    expect(body.data.areas.filter(({ away }) => away).map(({ area }) => area)).toEqual(['vip']);
    expect(body.data.names.phones).toEqual(['0912345678']);
    const [trace] = await desk.database.exec(
      "SELECT detail FROM audit WHERE action = 'person.find' ORDER BY id DESC LIMIT 1",
    );
    expect(String(trace!.detail)).toContain('當事人來電');
    expect(String(trace!.detail)).not.toContain(person.emails[0]);
  });

  it('wants a name and a reason', async () => {
    const reasonless = await call(`POST ${BASE}/find`, { body: { person: aPerson(), reason: '' } });
    const nameless = await call(`POST ${BASE}/find`, { body: { person: nobody, reason: '當事人來電' } });
    expect([reasonless.status, nameless.status]).toEqual([400, 400]);
  });
});

describe('a request', () => {
  it.each([
    ['export', 15],
    ['correct', 30],
    ['delete', 30],
  ])('for %s is answered within %i days, and once within as many more', async (kind, days) => {
    const one = await opened(kind);
    expect(one).toMatchObject({ days_left: days, extended: false });
    const extended = (await work(one, 'extend')).body.data;
    expect(extended).toMatchObject({ days_left: 2 * days, extended: true, state: 'open' });
    expect(extended.may).not.toContain('extend');
    expect((await work(extended, 'extend')).status).toBe(409);
    const held = (await work(await opened(kind), 'hold')).body.data;
    expect((await work(held, 'extend')).body.data).toMatchObject({ days_left: 2 * days, held: true });
  });

  it('is proven, answered and over; then it names nobody', async () => {
    const person = aPerson();
    const one = await opened('export', person);
    expect(one).toMatchObject({
      state: 'open',
      by_member: false,
      may: ['name', 'prove', 'extend', 'refuse', 'hold'],
    });
    const shown = (await work(one, 'prove')).body.data;
    expect(shown).toMatchObject({ state: 'proven', proof: '依本人來信辦理' });
    const done = (await work(shown, 'finish')).body.data;
    expect(done).toMatchObject({ state: 'done', person: null, text: null, proof: '', may: [] });
    const traces = await tracesInSchema(desk.database.url, [person.emails[0]!, person.accounts[0]!.uid]);
    expect([...traces.keys()]).toEqual([]);
  });

  it('is worked on by whoever read it last: an older version is refused', async () => {
    const one = await opened('correct');
    await work(one, 'prove');
    expect((await work(one, 'prove')).body).toMatchObject({ msg: expect.stringContaining('剛剛有人動過') as string });
  });

  it('whose person is named otherwise is proven anew', async () => {
    const one = await proven('export');
    const named = await call<One>(`PUT ${BASE}/requests/${one.id}/person`, {
      version: one.version,
      body: { person: aPerson() },
    });
    expect(named.body.data).toMatchObject({ state: 'open', proof: '' });
  });

  it('sent again with its key it is one', async () => {
    const body = { kind: 'export', text: '', person: aPerson() };
    const key = `key-${unique()}`;
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await call<One>(`POST ${BASE}/requests`, { body, key })).body.data.id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('that is late stands on top, and is counted among those that are due', async () => {
    const before = (await call<DataRequestsView>(`GET ${BASE}/requests`)).body.due;
    const [late, soon] = [await opened('export'), await opened('delete')];
    await source.query('UPDATE data_request SET due_at = NOW(3) - INTERVAL 2 DAY WHERE id = ?', [late.id]);
    await source.query('UPDATE data_request SET due_at = NOW(3) + INTERVAL 2 DAY WHERE id = ?', [soon.id]);
    const open = (await call<DataRequestsView>(`GET ${BASE}/requests`, { who: second })).body;
    expect(open.data.slice(0, 2).map(({ id }) => id)).toEqual([late.id, soon.id]);
    expect(open.data[0]?.days_left).toBeLessThan(0);
    expect(open.due).toEqual({ late: before.late + 1, soon: before.soon + 1 });
    const due = (await call<DataRequestsView>(`GET ${BASE}/requests?state=due`)).body.data;
    expect(due.slice(0, 2).map(({ id }) => id)).toEqual([late.id, soon.id]);
  });

  it('is on one page of the list, whatever its deadline', async () => {
    const made = await Promise.all(Array.from({ length: 25 }, () => opened('export')));
    await source.query('UPDATE data_request SET due_at = NOW(3) + INTERVAL (id % 3) DAY WHERE id IN (?)', [
      made.map(({ id }) => id),
    ]);
    const seen: DataRequestsView['data'] = [];
    for (let page: string | null = ''; page !== null;) {
      const answer: DataRequestsView = (
        await call<DataRequestsView>(`GET ${BASE}/requests?state=open${page && `&page=${page}`}`)
      ).body;
      seen.push(...answer.data);
      page = answer.page.next;
    }
    const order = seen.map(({ id, due_at }) => `${due_at} ${String(id).padStart(9, '0')}`);
    expect(order).toEqual(order.toSorted());
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(made.every(({ id }) => seen.some((row) => row.id === id))).toBe(true);
  });
});

describe('a member', () => {
  const member = { kind: 'M', member: `member-${unique()}`, chain: 'c' } as const;
  it('asks once for each kind, sees how far it is, and the desk sees the request', async () => {
    const line = 'POST /api/member/data_requests';
    const sent = { who: member, body: { kind: 'delete', text: '請刪除我的資料' } };
    const made = await call<OwnDataRequestView>(line, { ...sent, key: `key-${unique()}` });
    expect(made.body.data).toMatchObject({ kind: 'delete', state: 'open' });
    const again = await call<Record<string, string>>(line, { ...sent, key: `key-${unique()}` });
    expect([again.status, Object.keys(again.body)]).toEqual([409, ['kind']]);
    const own = await call<OwnDataRequestsView>('GET /api/member/data_requests', { who: member });
    expect(own.body.data.map(({ id }) => id)).toEqual([made.body.data.id]);
    const shown = await read(made.body.data.id);
    expect(shown).toMatchObject({ by_member: true, text: '請刪除我的資料', person: { member_id: member.member } });
  });

  it('is asked to log in, and sees nobody else’s', async () => {
    expect((await call('GET /api/member/data_requests', { who: aPlayer() })).status).toBe(401);
    const other = { kind: 'M', member: `member-${unique()}`, chain: 'c' } as const;
    expect((await call<OwnDataRequestsView>('GET /api/member/data_requests', { who: other })).body.data).toEqual([]);
  });
});

describe('an erasure', () => {
  it('wants two persons: who asked cannot agree, and nothing is asked of an area before', async () => {
    const one = await proven('delete');
    const asked = (await work(one, 'erase')).body.data;
    expect((await work(asked, 'erase')).status).toBe(409);
    await call(`POST /api/staff/approvals/surveys/${asked.approval}/approve`, { body: {} });
    await round();
    expect((await read(one.id)).state).toBe('proven');
    expect(desk.areas.erased).toEqual([]);
  });

  it('goes through every area, keeps a record without a name, and cannot be changed afterwards', async () => {
    const person = aPerson();
    const one = await erasing(person);
    expect(Object.keys(statesOf(one)).toSorted()).toEqual([...personalDataAreas].toSorted());
    await dueNow();
    await round();
    const done = await read(one.id);
    expect(done).toMatchObject({ state: 'done', person: null, text: null, proof: '' });
    expect(new Set(Object.values(statesOf(done)))).toEqual(new Set(['done']));
    expect(done.record?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(done.areas.find(({ area }) => area === 'topup')).toMatchObject({
      destroyed: [{ category: 'things', rows: 3 }],
      kept: [{ category: 'things', table: 'thing', columns: ['sum'], ground: 'accounting', days: null }],
    });
    const traces = await tracesInSchema(desk.database.url, [person.emails[0]!, person.accounts[0]!.uid]);
    expect([...traces.keys()]).toEqual([]);
    expect((await work(done, 'hold')).status).toBe(409);
  });

  it('leaves a record that whoever reads it can take along: the file has the hash that the desk shows', async () => {
    const one = await erasing();
    expect((await call(`GET ${BASE}/requests/${one.id}/record`)).status).toBe(409);
    await dueNow();
    await round();
    const { record } = await read(one.id);
    const file = await call<{ request: number; areas: { area: string }[] }>(`GET ${BASE}/requests/${one.id}/record`, {
      who: second,
    });
    expect(file.headers.get('content-disposition')).toContain(`destruction-record-${one.id}.json`);
    expect(file.body.areas.map(({ area }) => area)).toEqual([...personalDataAreas].toSorted());
    expect(createHash('sha256').update(JSON.stringify(file.body)).digest('hex')).toBe(record?.sha256);
    const lead = await call(`GET ${BASE}/requests/${one.id}/record`, { who: holding('lead') });
    expect(lead.status).toBe(403);
  });

  it('asks an area that is away, or that waits, again; the others are not asked twice', async () => {
    desk.areas.away.add('events');
    desk.areas.waits.add('topup');
    const one = await erasing();
    await dueNow();
    await round();
    expect(statesOf(await read(one.id))).toMatchObject({ events: 'away', topup: 'waiting', support: 'done' });
    desk.areas.reset();
    await dueNow();
    await round();
    expect((await read(one.id)).state).toBe('done');
    expect(desk.areas.erased.toSorted()).toEqual(['events', 'topup']);
  });

  it('says which area is away when nobody can say what is held, and lets nothing go meanwhile', async () => {
    desk.areas.away.add('vip');
    const one = await erasing();
    await dueNow();
    await round();
    const shown = await read(one.id);
    expect([shown.state, shown.record]).toEqual(['erasing', null]);
    expect(statesOf(shown)).toMatchObject({ vip: 'away', support: 'asked', topup: 'asked' });
    expect(desk.areas.erased).toEqual([]);
    desk.areas.reset();
    await dueNow();
    await round();
    expect((await read(one.id)).state).toBe('done');
  });

  it('nothing goes anywhere while one area says that something is held, or the request is', async () => {
    desk.areas.held = 1;
    const one = await erasing();
    await dueNow();
    await round();
    expect(new Set(Object.values(statesOf(await read(one.id))))).toEqual(new Set(['held']));
    expect(desk.areas.erased).toEqual([]);
    desk.areas.held = 0;
    const held = (await work(await read(one.id), 'hold')).body.data;
    await dueNow();
    await round();
    expect(desk.areas.erased).toEqual([]);
    await work(held, 'release');
    await round();
    expect((await read(one.id)).state).toBe('done');
  });
});

describe('a hold', () => {
  const tell = (request: number) =>
    holdAccountsHandler(new Db(source), new RequestBox(parseKey(testKeys.CHECK_KEY)), desk.services).run({ request });
  const jobsOf = (id: number) => source.query(`SELECT id FROM outbox WHERE dedupe_key LIKE 'hold-accounts-${id}-%'`);

  it('tells support which accounts it holds, and that it lets them go; the desk sees when support has it', async () => {
    const person = aPerson();
    const one = await opened('export', person);
    desk.areas.away.add('support');
    const held = (await work(one, 'hold')).body.data;
    expect(held).toMatchObject({ held: true, hold: { reason: '依本人來信辦理', noted: false } });
    expect(await jobsOf(one.id)).toHaveLength(1);
    await expect(tell(one.id)).rejects.toThrow();
    desk.areas.reset();
    await tell(one.id);
    expect(desk.areas.holds).toEqual([
      { request: one.id, version: held.version, reason: '依本人來信辦理', accounts: person.accounts },
    ]);
    const noted = await read(one.id);
    expect([noted.hold?.noted, noted.version]).toEqual([true, held.version]);
    const free = (await work(noted, 'release')).body.data;
    expect(await jobsOf(one.id)).toHaveLength(2);
    await tell(one.id);
    expect(desk.areas.holds.at(-1)).toEqual({ request: one.id, version: free.version, reason: '', accounts: [] });
  });

  it('that is let go lets its erasure go on at once, though support heard of it later', async () => {
    const one = await erasing();
    const held = (await work(one, 'hold')).body.data;
    await work(held, 'release');
    desk.areas.held = 1;
    await round();
    desk.areas.held = 0;
    await tell(one.id);
    await round();
    expect((await read(one.id)).state).toBe('done');
  });
});

describe('a correction', () => {
  it('is made in every area, and refused as a whole while one is away', async () => {
    const person = aPerson();
    const one = await proven('correct', person);
    const body = { field: 'email', from: person.emails[0], to: 'new@example.com' };
    desk.areas.away.add('vip');
    expect((await work(one, 'correct', { body })).status).toBe(503);
    desk.areas.reset();
    const done = await work(one, 'correct', { body });
    expect([done.status, done.body.data.state]).toEqual([200, 'proven']);
    expect(desk.areas.corrected.toSorted()).toEqual([...personalDataAreas].toSorted());
    expect((await work(done.body.data, 'correct', { body: { ...body, to: 'no address' } })).status).toBe(400);
  });
});

describe('a file of all data', () => {
  it('has every row of every area, and is refused while one is away', async () => {
    const one = await proven('export');
    desk.areas.rows = 250;
    const file = await call<{ data: { area: string; nth: number }[] }>(`GET ${BASE}/requests/${one.id}/export`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const ofTopup = file.body.data.filter(({ area }) => area === 'topup');
    expect(ofTopup.map(({ nth }) => nth)).toEqual(Array.from({ length: 250 }, (_, nth) => nth));
    desk.areas.away.add('vip');
    expect((await call(`GET ${BASE}/requests/${one.id}/export`)).status).toBe(503);
  });
});
