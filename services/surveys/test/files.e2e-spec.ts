import { randomUUID } from 'node:crypto';
import type {
  SurveyExportsView,
  SurveyExportView,
  SurveyImportFaultsView,
  SurveyImportsView,
  SurveyImportView,
} from '@hub/contracts/surveys';
import type { Running } from '@hub/nest-kit/process';
import { fakeService } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/worker.ts';
import { answers, aRole, DESK, holding, operator, seen, startSurveys, type SurveysService } from './surveys.setup.ts';

let surveys: SurveysService;
let worker: Running;
let others: Awaited<ReturnType<typeof fakeService>>;
beforeAll(async () => {
  surveys = await startSurveys();
  others = await fakeService({ 'POST /internal/facts/delivery-asked': () => ({ body: { applied: true } }) });
  worker = await start({
    ...surveys.env,
    SERVICE_URLS: JSON.stringify({ events: others.url, catalog: surveys.catalog.url }),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Player Hub <no-reply@player.example>',
    SWEEP_MS: '100',
    TIDY_MS: '500',
    COUNT_MS: '100',
    AUDIT_EVERY_MS: '500',
  });
});
afterAll(async () => {
  await worker.close();
  await others.close();
  await surveys.close();
});

type Kind = 'eligible' | 'card_codes';
const upload = async (key: string, kind: Kind, text: string, who = operator) => {
  const form = new FormData();
  form.set('file', new Blob([text]), 'list.csv');
  const line = `POST ${DESK}/${await surveys.idOf(key)}/${kind}/import`;
  return surveys.call<SurveyImportView>(line, { who, key: randomUUID(), form });
};
const one = async (id: number) =>
  (await surveys.call<SurveyImportView>(`GET ${DESK}/imports/${id}`, { who: operator })).body.data;
const taken = async (key: string, kind: Kind, text: string) => {
  const { body } = await upload(key, kind, text);
  await expect.poll(async () => (await one(body.data.id)).state, { timeout: 30_000 }).toMatch(/checked|failed/);
  return one(body.data.id);
};
const decide = (id: number, version: number, action: 'apply' | 'cancel' = 'apply', who = operator) =>
  surveys.call<SurveyImportView>(`POST ${DESK}/imports/${id}/${action}`, {
    who,
    body: { reason: '十二月名單' },
    headers: seen(version),
  });
const codesOf = async (key: string) =>
  surveys.rows<{ state: string }>("SELECT * FROM card_code WHERE survey_id = ? AND state = 'free'", [
    await surveys.idOf(key),
  ]);

describe('a list of who may answer', () => {
  it('is read, looked at and applied as a whole; then its people can log in', async () => {
    const file = await taken(
      'idv-event18',
      'eligible',
      '\uFEFFrole_id,account_id,char_name\r\n1234567,123456789,示範角色\r\n5555555,555555555,新會員\r\n',
    );
    expect(file).toMatchObject({ state: 'checked', rows: 2, fresh: 1, same: 1, faults: 0, may: ['apply', 'cancel'] });
    const body = { roleId: '5555555', accountId: '555555555', gameId: 'h55naxx2tw', survey: 'event18' };
    const logIn = () => surveys.call('POST /api/events/surveylogin', { body });
    expect((await logIn()).status).toBe(403);
    expect((await decide(file.id, file.version, 'apply', holding('lead'))).status).toBe(403);
    expect((await decide(file.id, file.version)).body.data).toMatchObject({ state: 'done', may: [] });
    expect((await decide(file.id, file.version)).status).toBe(409);
    expect((await logIn()).body).toMatchObject({ record: { char_name: '新會員' } });
  });

  it('says what is wrong with each line, and is not applied', async () => {
    const rows = ['role_id,account_id', '12345,123456789', '1234567,1', '2222222,222222222', '2222222,222222222'];
    const file = await taken('idv-2021', 'eligible', rows.join('\n'));
    expect(file).toMatchObject({ rows: 4, faults: 3, fresh: 1, may: ['cancel'] });
    const { body } = await surveys.call<SurveyImportFaultsView>(`GET ${DESK}/imports/${file.id}/faults`, {
      who: operator,
    });
    expect(body.data.map(({ line, error }) => [line, error])).toEqual([
      [2, '角色 ID 或帳號 ID 是 6–8 位數字'],
      [3, '用戶中心帳號 ID 是 9 位數字'],
      [5, '這一筆在檔案裡不只一列'],
    ]);
    expect((await decide(file.id, file.version)).body).toEqual({ msg: '檔案還有 3 列有錯，改好後請重新上傳' });
    expect((await decide(file.id, file.version, 'cancel')).body.data.state).toBe('cancelled');
  });

  it('belongs to a survey of exclusive members', async () => {
    expect((await upload('racing-2026', 'eligible', 'role_id,account_id\n')).status).toBe(409);
    expect(await taken('idv-2021', 'eligible', 'a,b\n1,2\n')).toMatchObject({ state: 'failed', fault: 'no_header' });
  });
});

describe('a file of card codes', () => {
  it('is sealed, counts once however often it comes, and is read by nobody', async () => {
    const before = (await codesOf('idv-event18')).length;
    const text = 'code\nABCD-1111-2222\nABCD-3333-4444\n';
    const file = await taken('idv-event18', 'card_codes', text);
    expect(file).toMatchObject({ fresh: 2, same: 0, faults: 0 });
    const lines = await surveys.rows('SELECT * FROM survey_import_line WHERE import_id = ?', [file.id]);
    expect(JSON.stringify(lines)).not.toContain('ABCD');
    await decide(file.id, file.version);
    const codes = await codesOf('idv-event18');
    expect(codes.length - before).toBe(2);
    expect(JSON.stringify(codes)).not.toContain('ABCD');
    expect(await surveys.rows('SELECT * FROM survey_import_line WHERE import_id = ?', [file.id])).toEqual([]);
    expect(await taken('lifeafter-2021', 'card_codes', text)).toMatchObject({ fresh: 0, same: 2, may: ['cancel'] });
    const faulty = await taken('idv-event18', 'card_codes', 'code\nx y z\n');
    const { body } = await surveys.call<SurveyImportFaultsView>(`GET ${DESK}/imports/${faulty.id}/faults`, {
      who: operator,
    });
    expect(body.data).toMatchObject([{ line: 2, value: '' }]);
  });
});

it('the files of a survey are told apart by their kind, a page at a time', async () => {
  const id = await surveys.idOf('idv-event18');
  const list = async (query: string, who = operator) =>
    surveys.call<SurveyImportsView>(`GET ${DESK}/${id}/imports${query}`, { who });
  const kinds = async (query: string) => (await list(query)).body.data.map(({ kind }) => kind);
  const all = await kinds('');
  expect(new Set(all)).toEqual(new Set(['eligible', 'card_codes']));
  for (const kind of ['eligible', 'card_codes'])
    expect(await kinds(`?kind=${kind}`)).toEqual(all.filter((one) => one === kind));
  expect((await list('?kind=none')).body).toEqual({ kind: '格式不正確' });
  expect((await list('?kind=card_codes', holding('finance', 'h55naxx2tw'))).status).toBe(200);
});

describe('the answers as a file', () => {
  const ask = async (body: object, who = operator) =>
    surveys.call<SurveyExportView>(`POST ${DESK}/${await surveys.idOf('racing-2026')}/export`, {
      who,
      key: randomUUID(),
      body,
    });
  const fetched = async (id: string) => {
    const list = async () =>
      (await surveys.call<SurveyExportsView>(`GET ${DESK}/exports`, { who: operator })).body.data.find(
        (row) => row.id === id,
      );
    await expect.poll(async () => (await list())?.state, { timeout: 30_000 }).toBe('done');
    return (await surveys.call<string>(`GET ${DESK}/exports/${id}`, { who: operator })).body;
  };

  it('says who answered only for a reason that the audit keeps', async () => {
    const role = aRole();
    await surveys.call('POST /api/survey/racing-2026', { body: answers(role, { question4_other: '=1+1' }) });
    const plain = await fetched((await ask({ personal: false })).body.data.id);
    expect(plain).toContain('您的年齡');
    expect(plain).toContain('18～25 歲');
    expect(plain).toContain("'=1+1");
    expect(plain).not.toMatch(new RegExp(`${role}|p@example.com|0912345678`));
    expect((await ask({ personal: true })).body).toEqual({ reason: '請填寫原因' });
    const whole = await fetched((await ask({ personal: true, reason: '寄送抽獎通知' })).body.data.id);
    for (const part of [role, `車手${role}`, 'p@example.com', '0912345678']) expect(whole).toContain(part);
    const audit = await surveys.rows<{ action: string; detail: string }>(
      "SELECT action, detail FROM audit WHERE action IN ('survey.export', 'export.download') ORDER BY id",
    );
    expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(['survey.export', 'export.download']));
    expect(audit.some(({ detail }) => detail.includes('寄送抽獎通知'))).toBe(true);
  });

  it('is for event operators, and for who asked', async () => {
    expect((await ask({ personal: false }, holding('lead'))).status).toBe(403);
    const { id } = (await ask({ personal: false })).body.data;
    expect((await surveys.call(`GET ${DESK}/exports/${id}`, { who: holding('event_operator') })).status).toBe(404);
  });
});

it('leaves a trace of each round, and gives a free card code by itself', async () => {
  const rounds = async () =>
    (await surveys.rows<{ name: string }>('SELECT name FROM schedule_run WHERE last_at IS NOT NULL')).map(
      ({ name }) => name,
    );
  await expect
    .poll(rounds, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['old-rows', 'card-codes', 'answers-counted', 'calendar', 'bulk-works']));
  const [row] = await surveys.rows("SELECT name FROM calendar WHERE name = 'survey-rewards'");
  expect(row).toEqual({ name: 'survey-rewards' });
});
