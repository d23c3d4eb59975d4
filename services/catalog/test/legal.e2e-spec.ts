import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LegalComparedView, LegalDeskView } from '@hub/contracts/catalog';
import type { StaffRole } from '@hub/contracts/shared';
import { aStaff, knownStaff } from '@hub/nest-kit/testing';
import { LegalSection } from '../src/legal/legal-section.entity.ts';
import { LegalVersion } from '../src/legal/legal-version.entity.ts';
import { forget } from './catalog.factory.ts';
import { decider, DESK, dropLaterVersions, editor, inDays, legalWorld, startLegal } from './legal.factory.ts';

let catalog: Awaited<ReturnType<typeof startLegal>>;
beforeAll(async () => {
  catalog = await startLegal();
});
afterAll(() => catalog.close());
afterEach(() => dropLaterVersions(catalog));

const { call, read, draft, text, details, written, ask, approve, published } = legalWorld(() => catalog.url);
const manager = () => catalog.db.source.manager;

describe('two persons', () => {
  it('publish: who wrote cannot approve, and the second person reads what it is', async () => {
    const row = await written(inDays(20));
    const asked = await ask(row);
    expect(asked.body.data.row).toMatchObject({ state: 'draft', waiting: true });
    const both = { ...editor, roles: [...editor.roles, ...decider.roles], fresh: true as const };
    expect((await approve(asked.body.data.approval, both)).status).toBe(403);
    const { fresh: _fresh, ...stale } = decider;
    expect((await approve(asked.body.data.approval, stale)).status).toBe(403);
    const shown = await call<{ data: { facts: { name: string; after: string | null }[] } }>(
      decider,
      `GET /api/staff/approvals/catalog/${asked.body.data.approval}`,
    );
    const facts = Object.fromEntries(shown.body.data.facts.map(({ name, after }) => [name, after]));
    expect(facts).toMatchObject({ legal_state: 'published', legal_sections: 'refund', legal_unreviewed: 'open' });
    expect((await approve(asked.body.data.approval)).status).toBe(200);
    const [audit] = await manager().query<{ actor: string; detail: string }[]>(
      `SELECT actor, detail FROM audit WHERE action = 'legal.publish' ORDER BY id DESC LIMIT 1`,
    );
    expect(audit).toMatchObject({ actor: 'decider' });
    expect(JSON.parse(audit!.detail)).toMatchObject({ asked_by: 'editor', sections: 'refund' });
  });

  it('are still two when the second agrees: what was asked by somebody without the right since is not published', async () => {
    const row = await written(inDays(20));
    const { approval } = (await ask(row)).body.data;
    knownStaff.set(editor.id, { ...editor, roles: [{ role: 'event_operator', game: '*' }] });
    const refused = await approve(approval);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { msg: expect.stringContaining('提出的人現在已經沒有') },
    ]);
    knownStaff.delete(editor.id);
    const [version] = await manager().query('SELECT state FROM legal_version WHERE id = ?', [row.id]);
    const [asked] = await manager().query('SELECT state FROM approval WHERE id = ?', [approval]);
    expect([version.state, asked.state]).toEqual(['draft', 'stale']);
    expect((await read()).coming).toBeNull();
    expect((await approve((await ask(row)).body.data.approval)).status).toBe(200);
  });

  it('take back what is not in force yet, and nothing afterwards', async () => {
    const { id } = await published();
    const revision = async () => (await call(editor, `GET ${DESK}/${id}`)).body.data.row.revision;
    const asked = await ask({ id, revision: await revision() }, 'withdraw');
    expect((await approve(asked.body.data.approval)).status).toBe(200);
    forget();
    expect(await read()).toMatchObject({ version: { number: 1 }, coming: null });
    expect((await call(editor, `GET ${DESK}/${id}`)).body.data.row).toMatchObject({ standing: 'withdrawn' });
    const [first] = (await call<LegalDeskView>(editor, `GET ${DESK}?site=long_e`)).body.data.filter(
      ({ number }) => number === 1,
    );
    const late = await ask(first!, 'withdraw');
    expect((await approve(late.body.data.approval)).status).toBe(409);
    expect((await read()).version.number).toBe(1);
  });

  it.each([
    ['no time', { from: '' }, '請先選生效時間'],
    ['14 days for a change of the contract', { from: inDays(14) }, '這類變更要在 15 天前通知玩家'],
    ['29 days for one of fees', { from: inDays(29), kind: 'fees' }, '這類變更要在 30 天前通知玩家'],
    ['no summary', { summary_en: '' }, '請寫這次改了什麼'],
  ])('are not asked with %s', async (_name, over, told) => {
    const row = await written(inDays(20), over);
    const answer = await ask(row);
    expect([answer.status, answer.body.msg]).toEqual([409, expect.stringContaining(told)]);
  });

  it('are not asked for a text that lacks a language, or that says the same', async () => {
    const begun = await draft();
    const told = { from: inDays(20), summary: '一', summary_hk: '一', summary_en: 'a' };
    const same = (await details(begun.row, told)).body.data.row;
    expect((await ask(same)).body.msg).toContain('完全相同');
    const rules = begun.sections.find(({ id }) => id === 'rules')!;
    const less = (await text(same, { ...rules, content_en: '' })).body.data.row;
    expect((await ask(less)).body.msg).toContain('遊戲管理規章');
  });

  it('find too few days of notice left when they approve late', async () => {
    const row = await written(inDays(20));
    const { body } = await ask(row);
    await manager().update(LegalVersion, row.id, { effective_at: new Date(Date.now() + 86_400_000) });
    const late = await approve(body.data.approval);
    expect([late.status, late.body.msg]).toEqual([409, expect.stringContaining('15 天前')]);
    forget();
    expect((await read()).coming).toBeNull();
  });
});

describe('a draft', () => {
  it('is one per site, is made once however often it is sent, and is cleaned when it is saved', async () => {
    const key = 'legal-once-1';
    const [one, other] = [
      await call(editor, `POST ${DESK}`, { site: 'long_e' }, { key }),
      await call(editor, `POST ${DESK}`, { site: 'long_e' }, { key }),
    ];
    expect(other.body.data.row.id).toBe(one.body.data.row.id);
    expect((await call(editor, `POST ${DESK}`, { site: 'long_e' })).status).toBe(409);
    const [service] = one.body.data.sections;
    const dirty = { ...service, content: '<p onclick="x()">文<script>1</script></p>' };
    const saved = await text(one.body.data.row, dirty);
    expect(saved.body.data.sections[0]?.content).toBe('<p>文</p>');
    expect(saved.body.data.row.sections).toEqual(['service']);
    const none = await text(saved.body.data.row, { ...service, id: 'nothing' as 'service' });
    expect(none.status).toBe(404);
  });

  it('belongs to whoever saved first, waits untouched while somebody is asked, and goes without a trace for players', async () => {
    const row = await written(inDays(20));
    expect((await details({ ...row, revision: row.revision - 1 }, {})).status).toBe(409);
    expect((await call(editor, `PUT ${DESK}/${row.id}`, {})).status).toBe(428);
    await ask(row);
    const waiting = await details(row, {});
    expect([waiting.status, waiting.body.msg]).toEqual([409, expect.stringContaining('等第二人核准')]);
    await manager().query('DELETE FROM approval');
    expect((await call(editor, `DELETE ${DESK}/${row.id}`, undefined, { version: row.revision })).status).toBe(200);
    expect(await manager().countBy(LegalSection, { version_id: row.id })).toBe(0);
  });

  it('is confirmed by a lawyer until its text changes', async () => {
    const row = await written(inDays(20));
    const confirmed = await call(
      decider,
      `POST ${DESK}/${row.id}/review`,
      { lawyer: '林律師', note: '來函' },
      { version: row.revision },
    );
    const { data } = confirmed.body;
    expect(data.row.reviewed).toMatchObject({ lawyer: '林律師', note: '來函', by: '小法' });
    const [service] = data.sections;
    const same = (await text(data.row, service!)).body.data.row;
    const kept = (await details(same, { from: inDays(30) })).body.data.row;
    expect(kept.reviewed).not.toBeNull();
    const other = await text(kept, { ...service, title: `${service!.title}二` });
    expect(other.body.data.row.reviewed).toBeNull();
  });

  it('is compared with what is in force, or with any other', async () => {
    const row = await written(inDays(20));
    const before = await call<LegalComparedView>(editor, `GET ${DESK}/${row.id}/changes`);
    expect(before.body.data).toMatchObject({ against: 1, number: 2, sections: [{ id: 'refund' }] });
    const itself = await call<LegalComparedView>(editor, `GET ${DESK}/${row.id}/changes?with=${row.id}`);
    expect(itself.body.data.sections).toEqual([]);
  });

  it('of a site of its own begins with the default text, and players of that site read theirs once it is in force', async () => {
    const row = await written(inDays(-1), {}, 'own_site');
    expect(row.number).toBe(1);
    expect((await read('', 'own_site')).site).toBe('long_e');
    expect((await approve((await ask(row)).body.data.approval)).status).toBe(200);
    forget();
    expect(await read('', 'own_site')).toMatchObject({ site: 'own_site', version: { number: 1 } });
    await manager().delete(LegalVersion, { site: 'own_site' });
  });
});

describe('who may', () => {
  const as = (role: StaffRole, game = '*') => aStaff({ id: 77, roles: [{ role, game }] });

  it.each(['agent', 'lead', 'finance', 'event_operator'] as const)('%s sees nothing of it', async (role) => {
    expect((await call(as(role), `GET ${DESK}`)).status).toBe(403);
    expect((await call(as(role), `POST ${DESK}`, { site: 'long_e' })).status).toBe(403);
  });

  it('is not enough to be so at one game, and an auditor reads and decides but does not write', async () => {
    expect((await call(as('product_admin', 'H73'), `GET ${DESK}`)).status).toBe(403);
    expect((await call(decider, `GET ${DESK}`)).status).toBe(200);
    expect((await call(decider, `POST ${DESK}`, { site: 'long_e' })).status).toBe(403);
  });

  it('lists by site and by section that changed', async () => {
    await written(inDays(20));
    const list = async (query: string) =>
      (await call<LegalDeskView>(editor, `GET ${DESK}${query}`)).body.data.map(({ number }) => number);
    expect(await list('?site=long_e&section=refund')).toEqual([2, 1]);
    expect(await list('?site=long_e&section=rules')).toEqual([1]);
    expect(await list('?site=none')).toEqual([]);
  });
});
