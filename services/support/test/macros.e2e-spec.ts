import { randomUUID } from 'node:crypto';
import { aStaff, callAs } from '@hub/nest-kit/testing';
import type { StaffRole, StaffPrincipal } from '@hub/contracts/shared';
import {
  ticketTexts,
  type CaseMacrosView,
  type CreatedView,
  type MacrosView,
  type MacroView,
} from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReport, startSupport, type Support } from './support.setup.ts';
import { workCalls } from './work-calls.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

type Sent = Parameters<typeof callAs>[3];
const call = <T = Record<string, unknown>>(line: string, sent: Sent) => callAs<T>(support.url, 'support', line, sent);
const holding = (role: StaffRole, game = '*') => aStaff({ roles: [{ role, game }] });
const words = (over: Record<string, string> = {}) => ({
  game_id: 'H73',
  language: 'zh-TW',
  title: '已補發',
  content: '{character_name} 您好，{fill} 已補發。',
  ...over,
});
const base = '/api/staff/questions/macros';
const add = (who: StaffPrincipal, body: object = words(), key?: string) =>
  call<MacroView>(`POST ${base}`, { who, body, ...(key && { key }) });
const added = async (over: Record<string, string> = {}) => (await add(holding('lead'), words(over))).body.data.macro;
const change = (
  who: StaffPrincipal,
  id: number,
  version: number | null,
  over: Record<string, string> = {},
  key?: string,
) =>
  call<MacroView>(`PUT ${base}/${id}`, {
    who,
    body: words(over),
    ...(key && { key }),
    headers: version === null ? {} : { 'if-match': String(version) },
  });
const archive = async (who: StaffPrincipal, id: number, archived: '0' | '1', version?: number) => {
  const [row] = await support.database.exec(`SELECT version FROM macro WHERE id = ${id}`);
  const headers = { 'if-match': String(version ?? row?.version) };
  return call<MacroView>(`POST ${base}/${id}/archive`, { who, body: { archived }, headers });
};
const file = async (over: Record<string, string> = {}) =>
  (await call<{ msg: CreatedView }>('POST /api/questions/create_web_form', { form: aReport(over) })).body.msg
    .question_id;
const audited = (id: number) =>
  support.database.exec(`SELECT action, game_id FROM audit WHERE object = 'macro:${id}' ORDER BY id`);

describe('who may write canned replies', () => {
  const roles: [StaffRole, string, Record<string, number>][] = [
    ['lead', '*', { H73: 200, '': 200 }],
    ['lead', 'H73', { H73: 200, '': 403, G112: 404 }],
    ['product_admin', 'H73', { H73: 200, '': 403, G112: 404 }],
    ['agent', '*', { H73: 403, '': 403 }],
    ['auditor', '*', { H73: 403 }],
    ['finance', '*', { H73: 403 }],
    ['event_operator', 'H73', { H73: 403 }],
  ];
  it.each(roles)('%s at %s', async (role, game, expected) => {
    const statuses = await Promise.all(
      Object.keys(expected).map(async (of) => [of, (await add(holding(role, game), words({ game_id: of }))).status]),
    );
    expect(Object.fromEntries(statuses)).toEqual(expected);
  });

  it('is decided for the game it moves to as well', async () => {
    const { id } = await added();
    expect((await change(holding('lead', 'H73'), id, 1, { game_id: '' })).status).toBe(403);
    expect((await change(holding('lead', 'H73'), id, 1, { game_id: 'G112' })).status).toBe(404);
    expect((await change(holding('lead'), id, 1, { game_id: 'G112' })).body.data.macro.game_id).toBe('G112');
  });

  it('a game that is not there is none', async () => {
    expect((await add(holding('lead'), words({ game_id: 'none' }))).status).toBe(404);
  });

  it('one of a foreign game is like one that is not there', async () => {
    const { id } = await added();
    const stranger = holding('lead', 'G112');
    const absent = await call(`GET ${base}/4000000`, { who: stranger });
    for (const answer of [
      await call(`GET ${base}/${id}`, { who: stranger }),
      await change(stranger, id, 1),
      await archive(stranger, id, '1'),
    ])
      expect([answer.status, answer.body]).toEqual([404, absent.body]);
    expect(absent.body).toEqual({ noexist: ticketTexts.MACRO_NOEXIST.tw });
  });
});

describe('a canned reply', () => {
  it('names known variables only', async () => {
    const { status, body } = await add(holding('lead'), words({ content: '{email} 您好' }));
    expect([status, body]).toEqual([400, { content: ticketTexts.MACRO_VARIABLE.tw.replace('{name}', '{email}') }]);
  });

  it('keeps every version, and who wrote it', async () => {
    const { id } = await added();
    await change(holding('product_admin'), id, 1, { title: '已補發（二）', closes: '1' });
    const { data } = (await call<MacroView>(`GET ${base}/${id}`, { who: holding('agent') })).body;
    expect(data.macro).toMatchObject({ version: 2, title: '已補發（二）', closes: true, changed_by: '小岳' });
    expect(data.versions.map(({ version, title }) => [version, title])).toEqual([
      [2, '已補發（二）'],
      [1, '已補發'],
    ]);
    expect(await audited(id)).toEqual([
      { action: 'macro.add', game_id: 'H73' },
      { action: 'macro.change', game_id: 'H73' },
    ]);
  });

  it('is not overwritten by who has read an older version, or none', async () => {
    const { id } = await added();
    expect((await change(holding('lead'), id, 1, { title: '甲' })).status).toBe(200);
    const late = await change(holding('lead'), id, 1, { title: '乙' });
    expect([late.status, late.body]).toEqual([409, { msg: ticketTexts.MACRO_CHANGED.tw }]);
    expect((await change(holding('lead'), id, null)).status).toBe(428);
    expect((await archive(holding('lead'), id, '1', 1)).status).toBe(409);
  });

  it('is written once, however often it is sent', async () => {
    const who = holding('lead');
    const key = randomUUID();
    const body = words({ title: `一次 ${key.slice(0, 8)}` });
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(who, body, key)));
    expect(new Set(answers.map((answer) => answer.body.data.macro.id)).size).toBe(1);
    const id = answers[0]!.body.data.macro.id;
    const again = randomUUID();
    const saved = [await change(who, id, 1, { title: '改' }, again), await change(who, id, 1, { title: '改' }, again)];
    expect(saved.map((answer) => [answer.status, answer.body.data.macro.version])).toEqual([
      [200, 2],
      [200, 2],
    ]);
  });

  it('is put away and taken back, each once in the audit', async () => {
    const { id } = await added();
    const lists = async (archived: string) =>
      (await call<MacrosView>(`GET ${base}?archived=${archived}`, { who: holding('agent') })).body.data.map(
        (row) => row.id,
      );
    await archive(holding('lead'), id, '1');
    await archive(holding('lead'), id, '1');
    expect([(await lists('0')).includes(id), (await lists('1')).includes(id)]).toEqual([false, true]);
    await archive(holding('lead'), id, '0');
    expect((await lists('0')).includes(id)).toBe(true);
    expect((await audited(id)).map((row) => row.action)).toEqual(['macro.add', 'macro.archive', 'macro.restore']);
  });
});

describe('the list', () => {
  it('shows the games of the asker and what is for every game, by pages without a gap', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 52; n += 1) ids.push((await added({ game_id: 'G112', language: 'en' })).id);
    const own = (await added({ game_id: '' })).id;
    const who = holding('agent', 'G112');
    const page = async (query: string) => (await call<MacrosView>(`GET ${base}?${query}`, { who })).body;
    const first = await page('game_id=G112');
    const second = await page(`game_id=G112&page=${first.page.next}`);
    expect([...first.data, ...second.data].map((row) => row.id).filter((id) => ids.includes(id))).toEqual(
      ids.toReversed(),
    );
    expect(second.page.next).toBeNull();
    expect((await page('game_id=-')).data.map((row) => row.id)).toContain(own);
    expect((await page('game_id=H73')).data).toEqual([]);
    expect((await page('language=zh-HK')).data).toEqual([]);
  });
});

describe('at a case', () => {
  it('fits its game, its language first, what is archived left out', async () => {
    const id = await file();
    const here = await added();
    const english = await added({ language: 'en' });
    const other = await added({ game_id: 'G112' });
    const gone = await added();
    await archive(holding('lead'), gone.id, '1');
    const { body } = await call<CaseMacrosView>(`GET /api/staff/questions/${id}/macros`, { who: aStaff() });
    const ids = body.data.map((row) => row.id);
    expect(ids).toContain(here.id);
    expect(ids.indexOf(english.id)).toBeGreaterThan(ids.indexOf(here.id));
    expect(ids).not.toContain(other.id);
    expect(ids).not.toContain(gone.id);
    const auditor = await call(`GET /api/staff/questions/${id}/macros`, { who: holding('auditor') });
    expect(auditor.status).toBe(403);
  });

  const reply = (id: number, body: object, key: string = randomUUID()) =>
    workCalls(() => support).act(aStaff({ id: 7 }), id, 'reply', { body, key });

  it('counts as used once with the answer, those of other games never', async () => {
    const id = await file();
    const [one, foreign] = [await added(), await added({ game_id: 'G112' })];
    const key = randomUUID();
    const macros = `${one.id},${foreign.id},${one.id}`;
    await reply(id, { content: '您好', macros }, key);
    await reply(id, { content: '您好', macros }, key);
    const rows = await support.database.exec(
      `SELECT uses FROM macro WHERE id IN (${one.id}, ${foreign.id}) ORDER BY id`,
    );
    expect(rows.map((row) => row.uses)).toEqual([1, 0]);
  });

  it('is not sent with a gap', async () => {
    const id = await file();
    const { status, body } = await reply(id, { content: '{fill} 已補發' });
    expect([status, body]).toEqual([400, { content: ticketTexts.ANSWER_GAP.tw.replace('{gap}', '{fill}') }]);
    expect(await support.database.exec(`SELECT id FROM reply WHERE ticket_id = ${id}`)).toEqual([]);
  });

  it('closes the case with the answer: closed by staff, one mail, nothing more can be sent', async () => {
    const id = await file();
    const { body } = await reply(id, { content: '已補發', close: '1' });
    expect(body.data).toMatchObject({ status: '4', closed_by: 'staff', is_read: '0' });
    const jobs = await support.database.exec(
      `SELECT job FROM outbox WHERE payload LIKE '%"ticketId":${id}%' ORDER BY id`,
    );
    expect(jobs.map((row) => row.job)).toEqual(['support-ticket-received', 'support-ticket-answered']);
    expect((await reply(id, { content: '還有' })).status).toBe(409);
  });
});
