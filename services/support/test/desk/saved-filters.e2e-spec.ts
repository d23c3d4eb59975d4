import { randomUUID } from 'node:crypto';
import { aStaff, callAs } from '@hub/nest-kit/testing';
import { sharedTexts, type StaffPrincipal } from '@hub/contracts/shared';
import type { SavedFiltersView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupport, type Support } from '../support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const base = '/api/staff/questions/filters';
const call = (line: string, who: StaffPrincipal, sent: Partial<Parameters<typeof callAs>[3]> = {}) =>
  callAs<SavedFiltersView>(support.url, 'support', line, { who, ...sent });
const save = (who: StaffPrincipal, name: string, more: object = {}, key?: string) =>
  call(`POST ${base}`, who, { body: { name, filter: { queue: 'waiting' }, ...more }, ...(key && { key }) });
/** Somebody who has just read it changes a filter, or deletes it. */
const change = async (who: StaffPrincipal, id: unknown, body: object | null) => {
  const [row] = await support.database.exec(`SELECT version FROM saved_filter WHERE id = ${Number(id)}`);
  const headers = { 'if-match': String(row?.version ?? 1) };
  return body ? call(`PUT ${base}/${id}`, who, { body, headers }) : call(`DELETE ${base}/${id}`, who, { headers });
};
const namesFor = async (who: StaffPrincipal) => (await call(`GET ${base}`, who)).body.data.map(({ name }) => name);

describe('saved views', () => {
  it('are kept in order, renamed, moved and deleted, each with its trace', async () => {
    const who = aStaff();
    for (const name of ['一', '二', '三']) await save(who, name);
    const [first, second, third] = (await call(`GET ${base}`, who)).body.data;
    await change(who, third?.id, { place: 0, name: '急' });
    expect(await namesFor(who)).toEqual(['急', '一', '二']);
    await change(who, second?.id, { filter: { queue: 'replied', language: 'en' } });
    await change(who, first?.id, null);
    const { data } = (await call(`GET ${base}`, who)).body;
    expect(data.map(({ name, filter }) => [name, filter])).toEqual([
      ['急', { queue: 'waiting' }],
      ['二', { queue: 'replied', language: 'en' }],
    ]);
    const traces = await support.database.exec(
      `SELECT action FROM audit WHERE object IN ('filter:${first?.id}', 'filter:${third?.id}') ORDER BY id`,
    );
    expect(traces.map(({ action }) => action)).toEqual([
      'filter.saved',
      'filter.saved',
      'filter.changed',
      'filter.deleted',
    ]);
  });

  it('are kept once per submit, and thirty at most', async () => {
    const who = aStaff();
    const key = randomUUID();
    await save(who, '一次', {}, key);
    await save(who, '一次', {}, key);
    expect(await namesFor(who)).toEqual(['一次']);
    for (let n = 1; n < 30; n += 1) await save(who, `第 ${n} 個`);
    const { status, body } = await save(who, '太多了');
    expect([status, Object.keys(body)]).toEqual([409, ['name']]);
    const long = await save(aStaff(), '長'.repeat(31));
    expect([long.status, long.body]).toEqual([400, { name: '最多 30 個字' }]);
  });

  it('of others are not there', async () => {
    const [owner, other] = [aStaff(), aStaff({ roles: [{ role: 'lead', game: '*' }] })];
    const { body } = await save(owner, '我的');
    const id = body.data[0]?.id;
    expect(await namesFor(other)).not.toContain('我的');
    expect((await change(other, id, { name: '你的' })).status).toBe(404);
    expect((await change(other, id, null)).status).toBe(404);
    expect(await namesFor(owner)).toEqual(['我的']);
  });

  it('are shared by a lead for a game, seen by its readers, changed by its leads', async () => {
    const lead = aStaff({ roles: [{ role: 'lead', game: 'G112' }] });
    const agent = aStaff({ roles: [{ role: 'agent', game: 'G112' }] });
    const stranger = aStaff({ roles: [{ role: 'lead', game: 'H73' }] });
    const { body } = await save(lead, '共用', { shared_game: 'G112', filter: { game_id: 'H73', priority: '1' } });
    const shared = body.data.find(({ name }) => name === '共用');
    expect(shared).toMatchObject({ shared_game: 'G112', filter: { game_id: 'G112', priority: '1' } });
    const [seen] = (await call(`GET ${base}`, agent)).body.data;
    expect(seen).toMatchObject({ name: '共用', mine: false });
    const rename = (who: StaffPrincipal) => change(who, shared?.id, { name: '改' });
    expect([(await rename(agent)).status, (await rename(stranger)).status]).toEqual([403, 404]);
    expect((await save(agent, '我也要', { shared_game: 'G112' })).status).toBe(403);
    const other = aStaff({ roles: [{ role: 'lead', game: 'G112' }] });
    expect((await rename(other)).status).toBe(200);
  });

  it('are changed and deleted by who names the version that was read, and by nobody else', async () => {
    const lead = aStaff({ roles: [{ role: 'lead', game: 'L33' }] });
    const { body } = await save(lead, '共用', { shared_game: 'L33' });
    const one = `${base}/${body.data[0]?.id}`;
    const seen = (version: number) => ({ headers: { 'if-match': String(version) } });
    const rename = (name: string, more: object) => call(`PUT ${one}`, lead, { body: { name }, ...more });
    for (const refused of [await rename('甲', {}), await call(`DELETE ${one}`, lead)])
      expect([refused.status, refused.body]).toEqual([428, { msg: sharedTexts.VERSION_NEEDED.tw }]);
    expect([(await rename('甲', seen(1))).status, (await rename('乙', seen(1))).status]).toEqual([200, 409]);
    expect((await call(`DELETE ${one}`, lead, seen(1))).status).toBe(409);
    expect(await namesFor(lead)).toEqual(['甲']);
    expect((await call(`DELETE ${one}`, lead, seen(2))).status).toBe(200);
    expect(await namesFor(lead)).toEqual([]);
  });
});
