import type { StaffRole } from '@hub/contracts/shared';
import {
  supportTexts,
  whitelistImportView,
  whitelistView,
  type WhitelistEntryView,
  type WhitelistImportView,
  type WhitelistView,
} from '@hub/contracts/support';
import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import { openDatabase } from '@hub/nest-kit/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { Whitelist } from '../src/whitelist/whitelist.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const staff = (role: StaffRole, game = '*') => aStaff({ login: `${role}-${game}`, roles: [{ role, game }] });
const admin = staff('product_admin', 'H73');
const call = <T = Record<string, string>>(line: string, sent: Parameters<typeof callAs>[3]) =>
  callAs<T & Record<string, string>>(support.url, 'support', line, sent);
const entry = (over: object = {}) => ({
  list: 'preview',
  kind: 'account',
  game_id: 'H73',
  value: 'uid-1',
  note: '小美',
  reason: '驗收活動',
  ...over,
});
const add = (over: object = {}, who = admin) =>
  call<WhitelistEntryView>('POST /api/staff/whitelist', { who, body: entry(over) });
const list = (query = '', who = admin) =>
  call<WhitelistView>(`GET /api/staff/whitelist?list=preview&${query}`, { who });
const bring = (text: string, over: object = {}, who = admin) =>
  call<WhitelistImportView>('POST /api/staff/whitelist/import', {
    who,
    body: { list: 'preview', kind: 'account', game_id: 'H73', reason: '驗收活動', text, ...over },
  });
const remove = (id: number, who = admin, reason = '活動已經開放') =>
  call(`POST /api/staff/whitelist/${id}/remove`, { who, body: { reason } });
const audits = (action: string) => support.database.exec(`SELECT * FROM audit WHERE action = '${action}' ORDER BY id`);

describe('an entry', () => {
  it('is added once, found by its whole value, lets its player in, and goes with a reason', async () => {
    const [first, again] = [await add({ ends_at: '2099-12-31T23:59' }), await add({ ends_at: '2099-12-31T23:59' })];
    expect([first.status, again.body.data.id]).toEqual([200, first.body.data.id]);
    expect(first.body.data).toMatchObject({
      value: 'uid-1',
      mine: true,
      over: false,
      ends_at: expect.stringMatching(/^2099-12-31T23:59:59/),
    });
    const found = await list('q=uid-1');
    await whitelistView.validate(found.body, { strict: true });
    expect(found.body.data.map(({ id }) => id)).toEqual([first.body.data.id]);
    expect((await list('q=uid-')).body.data).toEqual([]);
    expect((await list(`q=${encodeURIComponent('小美')}`)).body.page.total).toBe(1);
    const source = await openDatabase(support.database.url, schema, 1);
    const visitor = { game: 'H73', player: aPlayer({ uid: 'uid-1' }), ip: '192.0.2.1' };
    expect(await new Whitelist(source).has('preview', visitor)).toBe(true);
    expect((await remove(first.body.data.id, admin, '好')).body).toEqual({ reason: supportTexts.WHITELIST_REASON.tw });
    expect((await remove(first.body.data.id)).status).toBe(200);
    expect(await new Whitelist(source).has('preview', visitor)).toBe(false);
    await source.destroy();
    expect((await remove(first.body.data.id)).status).toBe(404);
    for (const action of ['whitelist.added', 'whitelist.removed']) {
      const [row, more] = await audits(action);
      expect(more).toBeUndefined();
      expect(row).toMatchObject({ actor: admin.login, game_id: 'H73', object: 'whitelist:preview' });
      expect(String(row?.detail)).toContain('u****1');
      expect(String(row?.detail)).not.toContain('uid-1');
    }
  });

  it.each([
    [{ kind: 'role', game_id: '*' }, 'game_id', 'WHITELIST_ROLE_GAME'],
    [{ value: 'uid 1' }, 'value', 'WHITELIST_VALUE'],
    [{ kind: 'network', value: '203.0.113.7' }, 'value', 'WHITELIST_NETWORK'],
    [{ kind: 'network', value: '10.0.0.0/8' }, 'value', 'WHITELIST_WIDE'],
    [{ ends_at: 'soon' }, 'ends_at', 'WHITELIST_TIME'],
    [{ reason: '' }, 'reason', 'WHITELIST_REASON'],
  ] as const)('%j is refused at its field', async (over, field, code) => {
    const refused = await add(over, staff('product_admin'));
    expect([refused.status, refused.body]).toEqual([400, { [field]: supportTexts[code].tw }]);
  });

  it('that is there with another note is not written over', async () => {
    await add({ value: 'uid-kept' });
    expect((await add({ value: 'uid-kept', note: '別人' })).body).toEqual({ value: supportTexts.WHITELIST_KNOWN.tw });
  });
});

describe('who may', () => {
  it('keep a list: product admins of its game; of every game only those of every game', async () => {
    for (const who of [staff('lead', 'H73'), staff('auditor'), staff('agent'), staff('product_admin', 'G112')])
      expect((await add({ value: 'uid-no' }, who)).status).toBe(403);
    expect((await add({ game_id: '*', kind: 'network', value: '198.51.100.0/24' })).status).toBe(403);
    const every = await add({ game_id: '*', kind: 'network', value: '198.51.100.0/24' }, staff('product_admin'));
    expect(every.status).toBe(200);
    expect((await remove(every.body.data.id)).status).toBe(403);
  });

  it('look: leads and auditors see masked values, and a foreign entry is like none', async () => {
    const { id } = (await add({ value: 'uid-seen-by-all' })).body.data;
    const seen = await list('q=uid-seen-by-all', staff('auditor'));
    expect(seen.body.data[0]).toMatchObject({ value: 'ui****ll', mine: false });
    expect((await list('', staff('product_admin', 'G112'))).body.data.map((row) => row.id)).not.toContain(id);
    expect((await list('', staff('agent'))).status).toBe(403);
    expect((await remove(id, staff('product_admin', 'G112'))).status).toBe(404);
    expect((await remove(id, staff('lead', 'H73'))).status).toBe(403);
  });
});

describe('an import', () => {
  it('tells every line that it cannot take, adds the others once, and says so in the audit', async () => {
    await add({ value: 'uid-10' });
    const text = 'value,note\r\nuid-10\nuid-11,"阿凱, 客服"\nuid-12\tExcel\nuid-11\nuid 13\nuid-14,a,b\n\n';
    const looked = await bring(text);
    await whitelistImportView.validate(looked.body, { strict: true });
    expect(looked.body.data).toMatchObject({ applied: false, fresh: 2, known: 1, twice: 1, fault_count: 2 });
    expect(looked.body.data.faults).toEqual([
      { line: 6, value: 'uid 13', text: supportTexts.WHITELIST_VALUE.tw },
      { line: 7, value: 'uid-14', text: supportTexts.WHITELIST_COLUMNS.tw },
    ]);
    expect((await list('q=uid-11')).body.page.total).toBe(0);
    expect((await bring(text, { apply: true })).body.data).toMatchObject({ applied: true, fresh: 2 });
    expect((await bring(text, { apply: true })).body.data).toMatchObject({ applied: true, fresh: 0, known: 3 });
    expect((await list('q=uid-11')).body.data[0]?.note).toBe('阿凱, 客服');
    const noted = await audits('whitelist.imported');
    expect(noted).toHaveLength(1);
    expect(JSON.parse(String(noted[0]?.detail))).toMatchObject({ after: { count: 2, values: 'u****1 u****2' } });
  });

  it('of two at once adds each value once', async () => {
    const text = Array.from({ length: 60 }, (_, n) => `uid-race-${n}`).join('\n');
    const both = await Promise.all([bring(text, { apply: true }), bring(text, { apply: true })]);
    expect(both.map(({ status }) => status).every((status) => status === 200)).toBe(true);
    const [row] = await support.database.exec("SELECT COUNT(*) AS many FROM whitelist WHERE value LIKE 'uid-race-%'");
    expect(Number(row?.many)).toBe(60);
    const first = await list();
    const second = await list(`page=${first.body.page.next}`);
    expect(first.body.data).toHaveLength(50);
    expect(second.body.data[0]!.id).toBeLessThan(first.body.data.at(-1)!.id);
  });

  it('has an end to its lines and to a list, and a mark that is not closed is told', async () => {
    const many = Array.from({ length: 2001 }, (_, n) => `a${n}`).join('\n');
    expect((await bring(many)).body).toEqual({ text: supportTexts.WHITELIST_LINES.tw });
    expect((await bring('"uid-1\nuid-2')).body.data.faults[0]).toMatchObject({ line: 1 });
    expect((await bring('uid-1', {}, staff('lead'))).status).toBe(403);
    for (const part of ['a', 'b'])
      await bring(Array.from({ length: 2000 }, (_, n) => `${part}${n}`).join('\n'), { apply: true });
    const over = Array.from({ length: 1000 }, (_, n) => `c${n}`).join('\n');
    expect((await bring(over)).body).toEqual({ text: supportTexts.WHITELIST_FULL.tw });
  }, 60_000);
});
