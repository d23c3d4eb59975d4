import type { StaffPrincipal } from '@hub/contracts/shared';
import { aPlayer, aStaff, unique } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aChain, anAuditor, bring, readRow, search, type WrittenRow } from './audit.factory.ts';
import { anIdentity, type TestIdentity } from './identity.factory.ts';
import { anAccount } from './staff.factory.ts';

let identity: TestIdentity;
const chain = aChain('support');
const write = async (...rows: Partial<WrittenRow>[]) => {
  const written = rows.map((row) => chain.next(row));
  expect((await bring(identity, 'support', written)).status).toBe(200);
  return written;
};
const auditor = anAuditor();
const objectsOf = async (filters: Record<string, string>, who: StaffPrincipal = auditor) =>
  (await search(identity, who, filters)).body.data.map(({ object }) => object);

beforeAll(async () => {
  identity = await anIdentity();
});
afterAll(() => identity.close());

describe('a search', () => {
  it('lists the newest first and pages without a gap or a double, also within one millisecond', async () => {
    const actor = `pager-${unique()}`;
    const at = new Date('2026-10-01T00:00:00.000Z');
    const rows = await write(
      ...Array.from({ length: 90 }, (_, n) => ({
        actor,
        at: new Date(at.getTime() + Math.floor(n / 40)).toISOString(),
      })),
    );
    const first = (await search(identity, auditor, { actor })).body;
    const second = (await search(identity, auditor, { actor, page: first.page.next ?? '' })).body;
    expect([first.data.length, second.data.length, second.page.next]).toEqual([50, 40, null]);
    expect([...first.data, ...second.data].map(({ object }) => object)).toEqual(
      rows.map(({ object }) => object).reverse(),
    );
  });

  it('finds by actor, action, object, game and service, alone and together', async () => {
    const actor = `finder-${unique()}`;
    const [one, two] = await write(
      { actor, action: 'ticket.read', game_id: 'G112' },
      { actor, action: 'ticket.answer', game_id: 'H73' },
    );
    expect(await objectsOf({ actor, action: 'ticket.read' })).toEqual([one?.object]);
    expect(await objectsOf({ actor, game: 'H73' })).toEqual([two?.object]);
    expect(await objectsOf({ object: one?.object ?? '' })).toEqual([one?.object]);
    expect(await objectsOf({ actor, service: 'support' })).toEqual([two?.object, one?.object]);
    expect(await objectsOf({ actor, service: 'catalog' })).toEqual([]);
    expect(await objectsOf({ actor, action: 'ticket.read', game: 'H73' })).toEqual([]);
  });

  it('takes any text for an actor, and codes for what is kept as a code', async () => {
    const text = `遊戲${unique()}`;
    expect(await objectsOf({ actor: text })).toEqual([]);
    for (const field of ['action', 'game', 'object']) {
      const refused = await search(identity, auditor, { [field]: text });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, [field]]);
    }
  });

  it('takes days and minutes of Taipei, both ends with them', async () => {
    const actor = `clock-${unique()}`;
    const times = ['2026-10-09T15:59:59.999Z', '2026-10-09T16:00:00.000Z', '2026-10-10T15:59:59.999Z'];
    const rows = await write(...times.map((at) => ({ actor, at })));
    const [before, midnight, last] = rows.map(({ object }) => object);
    expect(await objectsOf({ actor, from: '2026-10-10', to: '2026-10-10' })).toEqual([last, midnight]);
    expect(await objectsOf({ actor, to: '2026-10-09' })).toEqual([before]);
    expect(await objectsOf({ actor, from: '2026-10-09T23:59', to: '2026-10-10T00:00' })).toEqual([midnight, before]);
    for (const from of ['yesterday', '2026-02-30', '2026-13-01', '2026-10-10T24:00']) {
      const refused = await search(identity, auditor, { from });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['from']]);
    }
  });

  it('finds words of the detail, in Chinese and otherwise, in any order, on every page', async () => {
    const word = `w${unique()}`;
    const detail = JSON.stringify({
      before: { name: `臺北公會 ${word}` },
      after: { name: '高雄公會', kid: 'demo-h73' },
    });
    const [row] = await write({ detail }, { detail: JSON.stringify({ note: `北台 ${word}` }) });
    expect(await objectsOf({ text: `台北 ${word}` })).toEqual([row?.object]);
    expect(await objectsOf({ text: `${word.toUpperCase()} 高雄公會` })).toEqual([row?.object]);
    expect(await objectsOf({ text: `${word} demo-h73` })).toEqual([row?.object]);
    expect(await objectsOf({ text: `${word} 台中` })).toEqual([]);
    expect(await objectsOf({ text: `台北 ${word}`, game: 'G112' })).toEqual([]);
    const many = await write(
      ...Array.from({ length: 70 }, () => ({ detail: JSON.stringify({ word: `many${word}` }) })),
    );
    const first = (await search(identity, auditor, { text: `many${word}` })).body;
    const rest = await objectsOf({ text: `many${word}`, page: first.page.next ?? '' });
    expect([...first.data.map(({ object }) => object), ...rest]).toEqual(many.map(({ object }) => object).reverse());
    expect((await search(identity, auditor, { text: '字' })).body).toEqual({ text: '請輸入兩個字以上' });
  });
});

describe('who may look', () => {
  it('are auditors and product admins, nobody else', async () => {
    const asked = async (who: Parameters<typeof search>[1]) => (await search(identity, who)).status;
    expect(await asked(anAuditor())).toBe(200);
    expect(await asked(anAuditor('H73', 'product_admin'))).toBe(200);
    for (const role of ['agent', 'lead', 'finance', 'event_operator'] as const) {
      expect(await asked(aStaff({ roles: [{ role, game: '*' }] }))).toBe(403);
    }
    expect(await asked({ kind: 'anon' })).toBe(401);
    expect(await asked(aPlayer())).toBe(401);
  });

  it('sees the games of their role, and what belongs to no game only with all of them', async () => {
    const actor = `games-${unique()}`;
    const [h73, g112, l33, none] = await write(...['H73', 'G112', 'L33', ''].map((game_id) => ({ actor, game_id })));
    const both = aStaff({
      roles: [
        { role: 'auditor', game: 'H73' },
        { role: 'product_admin', game: 'L33' },
        { role: 'agent', game: 'G112' },
      ],
    });
    expect(await objectsOf({ actor }, both)).toEqual([l33?.object, h73?.object]);
    expect(await objectsOf({ actor, game: 'G112' }, both)).toEqual([]);
    expect(await objectsOf({ actor })).toHaveLength(4);
    const ids = (await search(identity, auditor, { actor })).body.data.map(({ id }) => id);
    const answers = await Promise.all(ids.map(async (id) => (await readRow(identity, both, id)).status));
    expect(answers).toEqual([404, 200, 404, 200]);
    expect([none?.game_id, g112?.game_id]).toEqual(['', 'G112']);
  });
});

describe('a row', () => {
  it('shows what changed leaf by leaf, what else is known, and no personal data', async () => {
    const actor = `detail-${unique()}`;
    await write({
      actor,
      detail: JSON.stringify({
        before: { name: '舊', grants: [{ role: 'agent', game: 'H73' }], same: 1 },
        after: { name: '新', grants: [{ role: 'lead', game: 'H73' }], same: 1, owner: true },
        reason: '交接給 someone.else@example.com 0912345678',
      }),
    });
    const [listed] = (await search(identity, auditor, { actor })).body.data;
    const { status, body } = await readRow(identity, auditor, listed?.id ?? 0);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      actor,
      service: 'support',
      address: '10.0.0.1',
      changes: [
        { field: 'name', before: '舊', after: '新' },
        { field: 'grants.0.role', before: 'agent', after: 'lead' },
        { field: 'owner', before: null, after: 'true' },
      ],
      facts: [{ field: 'reason', value: '交接給 s****e@… 09xx***678' }],
    });
    expect(body.data.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(body.data.time).toMatch(/\+08:00$/);
    expect(JSON.stringify(listed)).not.toContain('someone.else');
    expect(listed).toMatchObject({ changes: body.data.changes, facts: body.data.facts });
  });

  it('names our people as they are called today, whoever did it and whoever it is about', async () => {
    const { who } = await anAccount(identity);
    const stranger = `gone-${unique()}`;
    await write(
      { actor: who.login, object: `staff:${who.id}` },
      { actor: stranger, object: 'staff:999999' },
      { actor: who.login, actor_kind: 'player', object: `ticket:${who.id}` },
    );
    const named = async (actor: string) =>
      (await search(identity, auditor, { actor })).body.data.map((row) => [row.actor_name, row.object_name]);
    expect(await named(who.login)).toEqual([
      ['', ''],
      ['小岳', '小岳'],
    ]);
    expect(await named(stranger)).toEqual([['', '']]);
    const [listed] = (await search(identity, auditor, { object: `staff:${who.id}` })).body.data;
    const { body } = await readRow(identity, auditor, listed?.id ?? 0);
    expect(body.data).toMatchObject({ actor_name: '小岳', object_name: '小岳' });
  });

  it('is listed with as much of it as fits a line', async () => {
    const actor = `long-${unique()}`;
    const after = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`field${n}`, '長'.repeat(90)]));
    await write({ actor, detail: JSON.stringify({ after }) });
    const [listed] = (await search(identity, auditor, { actor })).body.data;
    expect(listed?.changes).toHaveLength(4);
    expect(listed?.changes[0]).toEqual({ field: 'field0', before: null, after: `${'長'.repeat(60)}…` });
    expect((await readRow(identity, auditor, listed?.id ?? 0)).body.data.changes).toHaveLength(9);
  });

  it('that is none is not found', async () => {
    for (const id of ['0', '-1', 'abc', '1.5', '4294967295', '99999999999999999999']) {
      expect((await readRow(identity, auditor, id)).status).toBe(404);
    }
  });

  it('whose detail is no JSON is shown as it is', async () => {
    const actor = `plain-${unique()}`;
    await write({ actor, detail: 'half {"a":' });
    const [listed] = (await search(identity, auditor, { actor })).body.data;
    expect(listed?.facts).toEqual([{ field: 'detail', value: 'half {"a":' }]);
  });
});

describe('looking', () => {
  const looksOf = async (who: StaffPrincipal): Promise<{ action: string; object: string; detail: string }[]> =>
    identity.source.query('SELECT action, object, detail FROM audit WHERE actor = ? ORDER BY id', [who.login]);

  it('is in the audit once per search and once per row, however often it is asked', async () => {
    const who = anAuditor();
    const actor = `looked-${unique()}`;
    await write({ actor });
    for (let time = 0; time < 5; time += 1) await search(identity, who, { actor });
    const page = (await search(identity, who, { actor })).body;
    await search(identity, who, { actor, page: '1.1' });
    await search(identity, who, { actor, action: 'x' });
    const id = page.data[0]?.id ?? 0;
    await Promise.all([readRow(identity, who, id), readRow(identity, who, id), readRow(identity, who, id)]);
    const looks = await looksOf(who);
    expect(looks.map(({ action }) => action)).toEqual(['audit.search', 'audit.search', 'audit.read']);
    expect(JSON.parse(looks[0]?.detail ?? '')).toEqual({ actor });
    expect(looks[2]?.object).toMatch(/^audit:support:\d+$/);
  });

  it('of somebody who may not is no look', async () => {
    const who = aStaff({ login: `agent-${unique()}`, roles: [{ role: 'agent', game: '*' }] });
    await search(identity, who);
    // That it was refused is noted too, a moment later.
    expect((await looksOf(who)).filter(({ action }) => action !== 'access.refused')).toEqual([]);
  });
});
