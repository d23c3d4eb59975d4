import { nobody } from '@hub/contracts/person-data';
import {
  personalDataAreas,
  type DataRequestsView,
  type FoundPersonView,
  type OwnDataRequestsView,
  type OwnDataRequestView,
} from '@hub/contracts/surveys';
import { aPlayer, joinedService, tracesInSchema, unique } from '@hub/nest-kit/testing';
import { describe, expect, it } from 'vitest';
import { aPerson, BASE, holding, RequestDesk, second, type One } from './data-request-desk.ts';

const on = new RequestDesk();

describe('who may', () => {
  it('is product admins and auditors of all games; an auditor changes nothing', async () => {
    const one = await on.opened('export');
    for (const who of [holding('product_admin', 'H73'), holding('lead'), holding('agent'), holding('auditor', 'H73')])
      expect((await on.call(`GET ${BASE}/requests`, { who })).status).toBe(403);
    expect((await on.call(`GET ${BASE}/requests`, { who: second })).status).toBe(200);
    expect((await on.work(one, 'prove', { who: second })).status).toBe(403);
    const seen = await on.call<One>(`GET ${BASE}/requests/${one.id}`, { who: second });
    expect(seen.body.data.may).toEqual([]);
  });
});

describe('a search', () => {
  it('asks every area, says which is away, and leaves its trace without an address', async () => {
    on.desk.areas.away.add('vip');
    const person = aPerson();
    on.desk.areas.names = { ...nobody, phones: ['0912345678'] };
    const { body } = await on.call<FoundPersonView>(`POST ${BASE}/find`, { body: { person, reason: '當事人來電' } });
    expect(body.data.areas.map(({ area }) => area)).toEqual([...personalDataAreas, joinedService]);
    expect(body.data.areas.filter(({ away }) => away).map(({ area }) => area)).toEqual(['vip']);
    expect(body.data.names.phones).toEqual(['0912345678']);
    const [trace] = await on.desk.database.exec(
      "SELECT detail FROM audit WHERE action = 'person.find' ORDER BY id DESC LIMIT 1",
    );
    expect(String(trace!.detail)).toContain('當事人來電');
    expect(String(trace!.detail)).not.toContain(person.emails[0]);
  });

  it('wants a name and a reason', async () => {
    const reasonless = await on.call(`POST ${BASE}/find`, { body: { person: aPerson(), reason: '' } });
    const nameless = await on.call(`POST ${BASE}/find`, { body: { person: nobody, reason: '當事人來電' } });
    expect([reasonless.status, nameless.status]).toEqual([400, 400]);
  });
});

describe('a request', () => {
  it.each([
    ['export', 15],
    ['correct', 30],
    ['delete', 30],
  ])('for %s is answered within %i days, and once within as many more', async (kind, days) => {
    const one = await on.opened(kind);
    expect(one).toMatchObject({ days_left: days, extended: false });
    const extended = (await on.work(one, 'extend')).body.data;
    expect(extended).toMatchObject({ days_left: 2 * days, extended: true, state: 'open' });
    expect(extended.may).not.toContain('extend');
    expect((await on.work(extended, 'extend')).status).toBe(409);
    const held = (await on.work(await on.opened(kind), 'hold')).body.data;
    expect((await on.work(held, 'extend')).body.data).toMatchObject({ days_left: 2 * days, held: true });
  });

  it('is proven, answered and over; then it names nobody', async () => {
    const person = aPerson();
    const one = await on.opened('export', person);
    expect(one).toMatchObject({
      state: 'open',
      by_member: false,
      may: ['name', 'prove', 'extend', 'refuse', 'hold'],
    });
    const shown = (await on.work(one, 'prove')).body.data;
    expect(shown).toMatchObject({ state: 'proven', proof: '依本人來信辦理' });
    const done = (await on.work(shown, 'finish')).body.data;
    expect(done).toMatchObject({ state: 'done', person: null, text: null, proof: '', may: [] });
    const traces = await tracesInSchema(on.desk.database.url, [person.emails[0]!, person.accounts[0]!.uid]);
    expect([...traces.keys()]).toEqual([]);
  });

  it('is worked on by whoever read it last: an older version is refused', async () => {
    const one = await on.opened('correct');
    await on.work(one, 'prove');
    expect((await on.work(one, 'prove')).body).toMatchObject({
      msg: expect.stringContaining('剛剛有人動過') as string,
    });
  });

  it('whose person is named otherwise is proven anew', async () => {
    const one = await on.proven('export');
    const named = await on.call<One>(`PUT ${BASE}/requests/${one.id}/person`, {
      version: one.version,
      body: { person: aPerson() },
    });
    expect(named.body.data).toMatchObject({ state: 'open', proof: '' });
  });

  it('sent again with its key it is one', async () => {
    const body = { kind: 'export', text: '', person: aPerson() };
    const key = `key-${unique()}`;
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await on.call<One>(`POST ${BASE}/requests`, { body, key })).body.data.id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('that is late stands on top, and is counted among those that are due', async () => {
    const before = (await on.call<DataRequestsView>(`GET ${BASE}/requests`)).body.due;
    const [late, soon] = [await on.opened('export'), await on.opened('delete')];
    await on.source.query('UPDATE data_request SET due_at = NOW(3) - INTERVAL 2 DAY WHERE id = ?', [late.id]);
    await on.source.query('UPDATE data_request SET due_at = NOW(3) + INTERVAL 2 DAY WHERE id = ?', [soon.id]);
    const open = (await on.call<DataRequestsView>(`GET ${BASE}/requests`, { who: second })).body;
    expect(open.data.slice(0, 2).map(({ id }) => id)).toEqual([late.id, soon.id]);
    expect(open.data[0]?.days_left).toBeLessThan(0);
    expect(open.due).toEqual({ late: before.late + 1, soon: before.soon + 1 });
    const due = (await on.call<DataRequestsView>(`GET ${BASE}/requests?state=due`)).body.data;
    expect(due.slice(0, 2).map(({ id }) => id)).toEqual([late.id, soon.id]);
  });

  it('is on one page of the list, whatever its deadline', async () => {
    const made = await Promise.all(Array.from({ length: 25 }, () => on.opened('export')));
    await on.source.query('UPDATE data_request SET due_at = NOW(3) + INTERVAL (id % 3) DAY WHERE id IN (?)', [
      made.map(({ id }) => id),
    ]);
    const seen: DataRequestsView['data'] = [];
    for (let page: string | null = ''; page !== null;) {
      const answer: DataRequestsView = (
        await on.call<DataRequestsView>(`GET ${BASE}/requests?state=open${page && `&page=${page}`}`)
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
    const made = await on.call<OwnDataRequestView>(line, { ...sent, key: `key-${unique()}` });
    expect(made.body.data).toMatchObject({ kind: 'delete', state: 'open' });
    const again = await on.call<Record<string, string>>(line, { ...sent, key: `key-${unique()}` });
    expect([again.status, Object.keys(again.body)]).toEqual([409, ['kind']]);
    const own = await on.call<OwnDataRequestsView>('GET /api/member/data_requests', { who: member });
    expect(own.body.data.map(({ id }) => id)).toEqual([made.body.data.id]);
    const shown = await on.read(made.body.data.id);
    expect(shown).toMatchObject({ by_member: true, text: '請刪除我的資料', person: { member_id: member.member } });
  });

  it('is asked to log in, and sees nobody else’s', async () => {
    expect((await on.call('GET /api/member/data_requests', { who: aPlayer() })).status).toBe(401);
    const other = { kind: 'M', member: `member-${unique()}`, chain: 'c' } as const;
    expect((await on.call<OwnDataRequestsView>('GET /api/member/data_requests', { who: other })).body.data).toEqual([]);
  });
});

describe('a correction', () => {
  it('is made in every area, and refused as a whole while one is away', async () => {
    const person = aPerson();
    const one = await on.proven('correct', person);
    const body = { field: 'email', from: person.emails[0], to: 'new@example.com' };
    on.desk.areas.away.add('vip');
    expect((await on.work(one, 'correct', { body })).status).toBe(503);
    on.desk.areas.reset();
    const done = await on.work(one, 'correct', { body });
    expect([done.status, done.body.data.state]).toEqual([200, 'proven']);
    expect(on.desk.areas.corrected.toSorted()).toEqual([...personalDataAreas, joinedService].toSorted());
    expect((await on.work(done.body.data, 'correct', { body: { ...body, to: 'no address' } })).status).toBe(400);
  });
});

describe('a file of all data', () => {
  it('has every row of every area, and is refused while one is away', async () => {
    const one = await on.proven('export');
    on.desk.areas.rows = 250;
    const file = await on.call<{ data: { area: string; nth: number }[] }>(`GET ${BASE}/requests/${one.id}/export`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const ofTopup = file.body.data.filter(({ area }) => area === 'topup');
    expect(ofTopup.map(({ nth }) => nth)).toEqual(Array.from({ length: 250 }, (_, nth) => nth));
    on.desk.areas.away.add('vip');
    expect((await on.call(`GET ${BASE}/requests/${one.id}/export`)).status).toBe(503);
  });
});
