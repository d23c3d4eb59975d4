import { createHash } from 'node:crypto';
import { personalDataAreas } from '@hub/contracts/surveys';
import { joinedService, tracesInSchema } from '@hub/nest-kit/testing';
import { describe, expect, it } from 'vitest';
import { holdAccountsHandler } from '../src/data-requests/hold-accounts.ts';
import { aPerson, admin, BASE, holding, RequestDesk, second, statesOf } from './data-request-desk.ts';
import { box } from './surveys.setup.ts';

const on = new RequestDesk();

const secondsUntil = async (id: number): Promise<number> => {
  const [row] = await on.source.query<{ left_s: string }[]>(
    'SELECT TIMESTAMPDIFF(SECOND, NOW(3), next_at) AS left_s FROM data_request WHERE id = ?',
    [id],
  );
  return Number(row?.left_s);
};
const faultOf = (id: number): string =>
  `CREATE TRIGGER not_noted BEFORE UPDATE ON data_request_area FOR EACH ROW
    IF NEW.request_id = ${id} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'not noted'; END IF`;

describe('an erasure', () => {
  it('wants two persons: who asked cannot agree, and nothing is asked of an area before', async () => {
    const one = await on.proven('delete');
    const asked = (await on.work(one, 'erase')).body.data;
    expect((await on.work(asked, 'erase')).status).toBe(409);
    await on.approve(asked.approval, admin);
    await on.round();
    expect((await on.read(one.id)).state).toBe('proven');
    expect(on.desk.areas.erased).toEqual([]);
  });

  it('goes through every area, keeps a record without a name, and cannot be changed afterwards', async () => {
    const person = aPerson();
    const one = await on.erasing(person);
    expect(Object.keys(statesOf(one)).toSorted()).toEqual([...personalDataAreas].toSorted());
    await on.dueNow();
    await on.round();
    const done = await on.read(one.id);
    expect(Object.keys(statesOf(done)).toSorted()).toEqual([...personalDataAreas, joinedService].toSorted());
    expect(done).toMatchObject({ state: 'done', person: null, text: null, proof: '' });
    expect(new Set(Object.values(statesOf(done)))).toEqual(new Set(['done']));
    expect(done.record?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(done.areas.find(({ area }) => area === 'topup')).toMatchObject({
      destroyed: [{ category: 'things', rows: 3 }],
      kept: [{ category: 'things', table: 'thing', columns: ['sum'], ground: 'accounting', days: null }],
    });
    const traces = await tracesInSchema(on.desk.database.url, [person.emails[0]!, person.accounts[0]!.uid]);
    expect([...traces.keys()]).toEqual([]);
    expect((await on.work(done, 'hold')).status).toBe(409);
  });

  it('leaves a record that whoever reads it can take along: the file has the hash that the desk shows', async () => {
    const one = await on.erasing();
    expect((await on.call(`GET ${BASE}/requests/${one.id}/record`)).status).toBe(409);
    await on.dueNow();
    await on.round();
    const { record } = await on.read(one.id);
    const file = await on.call<{ request: number; areas: { area: string }[] }>(
      `GET ${BASE}/requests/${one.id}/record`,
      {
        who: second,
      },
    );
    expect(file.headers.get('content-disposition')).toContain(`destruction-record-${one.id}.json`);
    expect(file.body.areas.map(({ area }) => area)).toEqual([...personalDataAreas, joinedService].toSorted());
    expect(createHash('sha256').update(JSON.stringify(file.body)).digest('hex')).toBe(record?.sha256);
    const lead = await on.call(`GET ${BASE}/requests/${one.id}/record`, { who: holding('lead') });
    expect(lead.status).toBe(403);
  });

  it('asks an area that is away, or that waits, again; the others are not asked twice', async () => {
    on.desk.areas.away.add('events');
    on.desk.areas.waits.add('topup');
    const one = await on.erasing();
    await on.dueNow();
    await on.round();
    expect(statesOf(await on.read(one.id))).toMatchObject({ events: 'away', topup: 'waiting', support: 'done' });
    on.desk.areas.reset();
    await on.dueNow();
    await on.round();
    expect((await on.read(one.id)).state).toBe('done');
    expect(on.desk.areas.erased.toSorted()).toEqual(['events', 'topup']);
  });

  it('asks an area that refuses again soon, and says so in the log; the others go on', async () => {
    on.desk.areas.refuses.add('events');
    const one = await on.erasing();
    await on.dueNow();
    await on.round();
    const { events, ...others } = statesOf(await on.read(one.id));
    expect([events, ...new Set(Object.values(others))]).toEqual(['away', 'done']);
    expect(await secondsUntil(one.id)).toBeLessThanOrEqual(15);
    expect(on.told).toMatchObject([{ area: 'events', reason: 'refused with 400' }]);
    on.desk.areas.reset();
    await on.dueNow();
    await on.round();
    expect((await on.read(one.id)).state).toBe('done');
  });

  it.each([
    ['whose person cannot be read', (id: number) => `UPDATE data_request SET box = REPEAT('x', 60) WHERE id = ${id}`],
    ['that the database refuses to note', faultOf],
  ])('%s stands in no other’s way, and is asked again soon', async (_which, breaks) => {
    const [broken, other] = [await on.erasing(), await on.erasing()];
    await on.dueNow();
    await on.source.query('UPDATE data_request SET next_at = next_at - INTERVAL 1 SECOND WHERE id = ?', [broken.id]);
    await on.source.query(breaks(broken.id));
    await on.round();
    await on.source.query('DROP TRIGGER IF EXISTS not_noted');
    expect([(await on.read(other.id)).state, on.told.length > 0]).toEqual(['done', true]);
    expect(await secondsUntil(broken.id)).toBeLessThanOrEqual(15);
    await on.source.query('DELETE FROM data_request WHERE id = ?', [broken.id]);
  });

  it('says which area is away when nobody can say what is held, and lets nothing go meanwhile', async () => {
    on.desk.areas.away.add('vip');
    const one = await on.erasing();
    await on.dueNow();
    await on.round();
    const shown = await on.read(one.id);
    expect([shown.state, shown.record]).toEqual(['erasing', null]);
    expect(statesOf(shown)).toMatchObject({ vip: 'away', support: 'asked', topup: 'asked' });
    expect(on.desk.areas.erased).toEqual([]);
    on.desk.areas.reset();
    await on.dueNow();
    await on.round();
    expect((await on.read(one.id)).state).toBe('done');
  });

  it('nothing goes anywhere while one area says that something is held, or the request is', async () => {
    on.desk.areas.held = 1;
    const one = await on.erasing();
    await on.dueNow();
    await on.round();
    expect(new Set(Object.values(statesOf(await on.read(one.id))))).toEqual(new Set(['held']));
    expect(on.desk.areas.erased).toEqual([]);
    on.desk.areas.held = 0;
    const held = (await on.work(await on.read(one.id), 'hold')).body.data;
    await on.dueNow();
    await on.round();
    expect(on.desk.areas.erased).toEqual([]);
    await on.work(held, 'release');
    await on.round();
    expect((await on.read(one.id)).state).toBe('done');
  });
});

describe('a hold', () => {
  const tell = (request: number) => holdAccountsHandler(on.db, box, on.desk.services).run({ request });
  const jobsOf = (id: number) => on.source.query(`SELECT id FROM outbox WHERE dedupe_key LIKE 'hold-accounts-${id}-%'`);

  it('tells support which accounts it holds, and that it lets them go; the desk sees when support has it', async () => {
    const person = aPerson();
    const one = await on.opened('export', person);
    on.desk.areas.away.add('support');
    const held = (await on.work(one, 'hold')).body.data;
    expect(held).toMatchObject({ held: true, hold: { reason: '依本人來信辦理', noted: false } });
    expect(await jobsOf(one.id)).toHaveLength(1);
    await expect(tell(one.id)).rejects.toThrow();
    on.desk.areas.reset();
    await tell(one.id);
    expect(on.desk.areas.holds).toEqual([
      { request: one.id, version: held.version, reason: '依本人來信辦理', accounts: person.accounts },
    ]);
    const noted = await on.read(one.id);
    expect([noted.hold?.noted, noted.version]).toEqual([true, held.version]);
    const free = (await on.work(noted, 'release')).body.data;
    expect(await jobsOf(one.id)).toHaveLength(2);
    await tell(one.id);
    expect(on.desk.areas.holds.at(-1)).toEqual({ request: one.id, version: free.version, reason: '', accounts: [] });
  });

  it('that is let go lets its erasure go on at once, though support heard of it later', async () => {
    const one = await on.erasing();
    const held = (await on.work(one, 'hold')).body.data;
    await on.work(held, 'release');
    on.desk.areas.held = 1;
    await on.round();
    on.desk.areas.held = 0;
    await tell(one.id);
    await on.round();
    expect((await on.read(one.id)).state).toBe('done');
  });
});
