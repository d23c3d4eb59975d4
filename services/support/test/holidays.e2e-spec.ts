import { staffRoles, type StaffRole, type StaffPrincipal } from '@hub/contracts/shared';
import {
  holidaysImportView,
  holidaysView,
  HOLIDAYS_PER_YEAR,
  ticketTexts,
  type HolidaysImportView,
  type HolidaysView,
  type HolidayView,
} from '@hub/contracts/tickets';
import { aStaff, callAs } from '@hub/nest-kit/testing';
import { countFigures } from '@hub/tickets/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figuresOn } from './figures.setup.ts';
import { startSupport, type Support } from './support.setup.ts';

const BASE = '/api/staff/questions/holidays';
let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const staff = (role: StaffRole, game = '*') => aStaff({ login: `${role}-${game}`, roles: [{ role, game }] });
const everywhere = staff('product_admin');
const atH73 = staff('product_admin', 'H73');
const owner = aStaff({ login: 'owner', roles: [], owner: true });
const call = <T = Record<string, string>>(line: string, who: StaffPrincipal, body?: object) =>
  callAs<T & Record<string, string>>(support.url, 'support', line, { who, ...(body && { body }) });
const day = (over: object = {}) => ({
  game_id: 'H73',
  day: '2031-10-10',
  name: '國慶日',
  reason: '行政院公布',
  ...over,
});
const add = (over: object = {}, who: StaffPrincipal = atH73) => call<HolidayView>(`POST ${BASE}`, who, day(over));
const list = (year: string, who: StaffPrincipal = atH73) => call<HolidaysView>(`GET ${BASE}?year=${year}`, who);
const daysIn = async (year: string, who: StaffPrincipal = atH73) =>
  (await list(year, who)).body.data.rows.map(({ id }) => id);
const bring = (text: string, over: object = {}, who: StaffPrincipal = atH73) =>
  call<HolidaysImportView>(`POST ${BASE}/import`, who, {
    game_id: 'H73',
    year: '2032',
    reason: '行政院公布',
    text,
    ...over,
  });
const remove = (id: string, who: StaffPrincipal = atH73, reason = '改成照常服務') =>
  call(`POST ${BASE}/${encodeURIComponent(id)}/remove`, who, { reason });
const audits = (action: string, object: string) =>
  support.database.exec(`SELECT * FROM audit WHERE action = '${action}' AND object = '${object}' ORDER BY id`);

describe('a day when the desk stays shut', () => {
  it('is added once, listed in its year, and removed for a reason; the audit has both', async () => {
    const [first, again] = [await add(), await add()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(first.body.data).toEqual({
      id: '2031-10-10.H73',
      game_id: 'H73',
      day: '2031-10-10',
      name: '國慶日',
      past: false,
      mine: true,
    });
    const found = await list('2031');
    await holidaysView.validate(found.body, { strict: true });
    expect(found.body.data.years).toContain('2031');
    expect(found.body.data.rows.map(({ id }) => id)).toEqual(['2031-10-10.H73']);
    expect(await daysIn('2030')).toEqual([]);
    expect((await add({ name: '雙十節' })).body).toEqual({
      day: ticketTexts.HOLIDAY_KNOWN.tw.replace('{name}', '國慶日'),
    });
    expect((await remove('2031-10-10.H73', atH73, '好')).body).toEqual({ reason: ticketTexts.HOLIDAY_REASON.tw });
    expect((await remove('2031-10-10.H73')).status).toBe(200);
    expect((await remove('2031-10-10.H73')).status).toBe(404);
    expect(await daysIn('2031')).toEqual([]);
    const [added, more] = await audits('holiday.added', 'holiday:2031-10-10');
    expect(more).toBeUndefined();
    expect(added).toMatchObject({ actor: atH73.login, game_id: 'H73' });
    expect(JSON.parse(String(added?.detail))).toEqual({
      before: null,
      after: { day: '2031-10-10', name: '國慶日' },
      reason: '行政院公布',
    });
    const [removed] = await audits('holiday.removed', 'holiday:2031-10-10');
    expect(JSON.parse(String(removed?.detail))).toMatchObject({ before: { name: '國慶日' }, after: null });
  });

  it.each([
    [{ day: '2031-02-30' }, 'day', 'RANGE_DAY'],
    [{ day: '1931-01-01' }, 'day', 'RANGE_DAY'],
    [{ day: '' }, 'day', 'RANGE_DAY'],
    [{ name: ' ' }, 'name', 'HOLIDAY_NAME'],
    [{ reason: '' }, 'reason', 'HOLIDAY_REASON'],
  ] as const)('%j is refused at its field', async (over, field, code) => {
    const refused = await add(over);
    expect([refused.status, refused.body]).toEqual([400, { [field]: ticketTexts[code].tw }]);
  });

  it.each(['2031-10-10', '2031-10-10.', 'x.H73', "2031-10-10.H73' OR 1", '2031-10-10.%E9%81%8A'])(
    'is not found under %s',
    async (id) => {
      expect(
        (await call(`POST ${BASE}/${encodeURIComponent(id)}/remove`, everywhere, { reason: '沒有這一天' })).status,
      ).toBe(404);
    },
  );
});

describe('who may', () => {
  it.each(staffRoles)('as %s of one game', async (role) => {
    const who = staff(role, 'G112');
    const reads = ['lead', 'product_admin', 'auditor'].includes(role);
    const keeps = role === 'product_admin';
    await add({ day: '2033-01-01', name: '元旦', game_id: '*' }, everywhere);
    await add({ day: '2033-01-02', name: '維護' });
    expect((await list('2033', who)).status).toBe(reads ? 200 : 403);
    // What every desk has concerns everybody; what only another game has, nobody else.
    if (reads) expect(await daysIn('2033', who)).toEqual(['2033-01-01.*']);
    expect((await add({ day: '2033-01-03', game_id: 'G112' }, who)).status).toBe(keeps ? 200 : 403);
    expect((await add({ day: '2033-01-03' }, who)).status).toBe(403);
    expect((await add({ day: '2033-01-03', game_id: '*' }, who)).status).toBe(403);
    expect((await bring('2033-05-01 勞動節', { year: '2033', game_id: '*' }, who)).status).toBe(403);
    expect((await remove('2033-01-01.*', who)).status).toBe(403);
    expect((await remove('2033-01-02.H73', who)).status).toBe(reads ? 404 : 403);
    if (keeps) await remove('2033-01-03.G112', who);
  });

  it('an owner keeps those of every game, without any role', async () => {
    expect((await add({ day: '2034-01-01', game_id: '*' }, owner)).body.data.mine).toBe(true);
    expect(await daysIn('2034', owner)).toEqual(['2034-01-01.*']);
    expect((await remove('2034-01-01.*', owner)).status).toBe(200);
  });
});

describe('a year that is pasted', () => {
  const text =
    '2032-01-01 元旦\n2032/10/10\t國慶日\n2032-10-10 雙十節\n中秋節\n2031-12-25 行憲紀念日\n\n2032-02-30 沒有\n';

  it('is compared first, told line by line, added once, and stands in the audit once', async () => {
    await add({ day: '2032-01-01', name: '開國紀念日' });
    const looked = await bring(text);
    await holidaysImportView.validate(looked.body, { strict: true });
    expect(looked.body.data).toEqual({
      applied: false,
      fresh: [{ day: '2032-10-10', name: '國慶日' }],
      known: 1,
      twice: 1,
      fault_count: 3,
      faults: [
        { line: 4, value: '中秋節', text: ticketTexts.HOLIDAY_LINE.tw },
        { line: 5, value: '2031-12-25 行憲紀念日', text: '這一天不在 2032 年' },
        { line: 7, value: '2032-02-30 沒有', text: ticketTexts.RANGE_DAY.tw },
      ],
    });
    expect(await daysIn('2032')).toEqual(['2032-01-01.H73']);
    const both = await Promise.all([bring(text, { apply: true }), bring(text, { apply: true })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.data.fresh.length).sort()).toEqual([0, 1]);
    expect(await daysIn('2032')).toEqual(['2032-01-01.H73', '2032-10-10.H73']);
    const noted = await audits('holiday.imported', 'holiday:2032');
    expect(noted).toHaveLength(1);
    expect(JSON.parse(String(noted[0]?.detail))).toEqual({
      before: null,
      after: { year: '2032', count: 1, days: '2032-10-10 國慶日' },
      reason: '行政院公布',
    });
  });

  it('has an end to its lines and to a year', async () => {
    const days = (many: number, month: string) =>
      Array.from({ length: many }, (_, n) => `2035-${month}-${String((n % 28) + 1).padStart(2, '0')} 假日`).join('\n');
    expect((await bring(days(201, '01'), { year: '2035' })).body).toEqual({
      text: ticketTexts.HOLIDAY_LINES.tw.replace('{max}', '200'),
    });
    const year = ['01', '02', '03'].map((month) => days(28, month)).join('\n');
    const full = ticketTexts.HOLIDAYS_FULL.tw.replace('{max}', String(HOLIDAYS_PER_YEAR));
    expect((await bring(year, { year: '2035', apply: true })).body).toEqual({ text: full });
    expect(await daysIn('2035')).toEqual([]);
    expect((await bring('2035-01-01 元旦', { year: '35' })).body).toEqual({ year: ticketTexts.HOLIDAY_YEAR_SHAPE.tw });
  });
});

it('counts for what happens later, and leaves what was measured as it is', async () => {
  const figures = await figuresOn(support.database.url);
  const at = (minute: string) => new Date(`${minute}:00+08:00`);
  const tell = async () => {
    // Answered on Wednesday for a report of Monday; the desk is there from ten to five.
    await figures.tell([
      { kind: 'answered', filed: at('2036-06-02T10:00'), at: at('2036-06-04T11:00'), game: 'H73', detail: 1 },
    ]);
    while ((await countFigures(figures.parts)) > 0);
    const rows: { service_s: number }[] = await figures.source.query(
      "SELECT service_s FROM figure_event WHERE kind = 'answered' AND filed_at = ? ORDER BY id",
      [at('2036-06-02T10:00')],
    );
    return rows.map(({ service_s }) => service_s / 3600);
  };
  expect(await tell()).toEqual([15]);
  await add({ day: '2036-06-03', name: '端午節補假' });
  expect(await tell()).toEqual([15, 8]);
  await remove('2036-06-03.H73');
  expect(await tell()).toEqual([15, 8, 15]);
  await figures.source.destroy();
});
