import { randomUUID } from 'node:crypto';
import { noReward, type SurveyFormView, type SurveyLoginView, type SurveySettingsView } from '@hub/contracts/surveys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, aRole, holding, startSurveys, type SurveysService } from './surveys.setup.ts';

const blank = { tw: '', hk: '', en: '' };
const optional = {
  title: { ...blank, tw: '隨意說說' },
  intro: blank,
  done: blank,
  form: { pages: [{ key: 'one', fields: [{ key: 'more', kind: 'text', label: { ...blank, tw: '想說什麼' } }] }] },
  embed_url: '',
  one_answer_per: 'none',
  reward: noReward,
  kind: 'form',
  game_id: 'H73',
};

let surveys: SurveysService;
beforeAll(async () => {
  surveys = await startSurveys();
});
afterAll(() => surveys.close());

const IDV = { roleId: '1234567', accountId: '123456789', gameId: 'h55naxx2tw' };
const logIn = (body: object, ip?: string) =>
  surveys.call<SurveyLoginView & { msg: string }>('POST /api/events/surveylogin', { body, ...(ip && { ip }) });
const send = (body: object, key?: string) =>
  surveys.call('POST /api/survey/racing-2026', { body, ...(key && { key }) });
const counted = async (role: string) => [
  (await surveys.rows('SELECT id FROM answer WHERE role_id = ?', [role])).length,
  (await surveys.rows('SELECT id FROM reward WHERE role_id = ?', [role])).length,
];

describe('the log-in of exclusive members', () => {
  it('tells who has a qualification the same code each time', async () => {
    const [first, again] = [await logIn(IDV), await logIn({ ...IDV, survey: '2021' })];
    expect(first).toMatchObject({
      status: 200,
      body: {
        record: { char_name: '示範角色', char_in_game_id: '1234567' },
        status: 1,
        reward: { kind: 'card_code', name: { tw: '150 點點數卡' }, expected: '2021/02/22' },
      },
    });
    expect(first.body.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(first.body.form_url).toBe(`/survey/form/idv-2021?code=${first.body.code}`);
    expect(again.body).toEqual(first.body);
    const other = await logIn({ ...IDV, survey: 'event18' });
    expect(other.body.code).not.toBe(first.body.code);
    expect(other.body.form_url).toContain('/survey/form/idv-event18?');
    expect(other.body.reward.expected).toBe('');
  });

  it('gives one code to many log-ins at once', async () => {
    const body = { roleId: '2345678', accountId: '234567890', gameId: 'g66naxx2tw' };
    const codes = await Promise.all(Array.from({ length: 12 }, () => logIn(body)));
    expect(new Set(codes.map((one) => one.body.code)).size).toBe(1);
  });

  it.each([
    ['a character of nobody', { ...IDV, roleId: '7654321' }],
    ['the account of another', { ...IDV, accountId: '234567890' }],
    ['an account of nobody', { ...IDV, accountId: '999999999' }],
  ])('says the same of %s, in no less time', async (_, body) => {
    const begun = performance.now();
    const { status, body: said } = await logIn(body);
    expect([status, said]).toEqual([403, { msg: '查無資格，請確認輸入資料' }]);
    expect(performance.now() - begun).toBeGreaterThan(55);
  });

  it.each([
    [{ ...IDV, roleId: '12345' }, 400, { roleId: '請輸入 6~8 位數字' }],
    [{ ...IDV, roleId: '' }, 400, { roleId: '請輸入角色 ID 或帳號 ID' }],
    [{ ...IDV, accountId: '1' }, 400, { accountId: '請輸入 9 位數字' }],
    [{ ...IDV, gameId: 'H73' }, 404, { msg: '問卷不存在或已結束' }],
  ])('%j is refused with %i', async (body, status, said) => {
    const answer = await logIn(body);
    expect([answer.status, answer.body]).toEqual([status, said]);
  });

  it('stops who guesses, and lets nobody count tries that were right', async () => {
    const ip = '192.0.2.7';
    for (let nth = 0; nth < 5; nth += 1) expect((await logIn(IDV, ip)).status).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => logIn({ ...IDV, roleId: String(8_000_000 + nth) }, ip)),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(30);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('the form that a code opens', () => {
  const body = { satisfied: 'a', wanted: ['gifts'], email: 'm@example.com', agree: true };
  const post = (code: string, sent: object, key?: string) =>
    surveys.call('POST /api/survey/form/idv-2021', { body: { code, answers: sent }, ...(key && { key }) });

  it('takes the first answers, and says of others that it has them', async () => {
    const who = { roleId: '345678', accountId: '345678901', gameId: 'h55naxx2tw' };
    const { code } = (await logIn(who)).body;
    const { body: shown } = await surveys.call<SurveyFormView>(`GET /api/survey/form/idv-2021?code=${code}`);
    expect(shown).toMatchObject({ char_name: '示範旅人', filled: false, preview: false });
    expect(shown.settings.questions).toHaveLength(2);
    expect((await post(code, { ...body, satisfied: 'd' })).body).toEqual({ better: '請填寫這一欄' });
    const key = randomUUID();
    expect((await post(code, body, key)).body).toEqual({ msg: 'ok' });
    expect((await post(code, body, key)).body).toEqual({ msg: 'ok' });
    const second = await post(code, { ...body, satisfied: 'b' });
    expect([second.status, second.body]).toEqual([409, { msg: '這份問卷已經填寫過，以第一次的答案為準' }]);
    expect((await logIn(who)).body).toMatchObject({ code, status: 2 });
    expect((await surveys.call<SurveyFormView>(`GET /api/survey/form/idv-2021?code=${code}`)).body.filled).toBe(true);
    const [{ choices } = {}] = await surveys.rows<{ choices: string }>(
      'SELECT choices FROM answer WHERE role_id = ? AND survey_id = ?',
      ['345678', await surveys.idOf('idv-2021')],
    );
    expect(JSON.parse(choices ?? '')).toEqual({ satisfied: 'a', wanted: ['gifts'], agree: true });
  });

  it.each(['', 'QK7M-2PXD', "' OR 1=1", 'preview.9999999999.x'])('stays shut for %j', async (code) => {
    expect((await surveys.call(`GET /api/survey/form/idv-2021?code=${encodeURIComponent(code)}`)).status).toBe(404);
    expect((await post(code || 'x', body)).status).toBe(404);
  });

  it('shows its draft to staff of the game, and keeps nothing that is sent from there', async () => {
    const preview = await surveys.call<{ msg: { title: string; form_url: string } }>('GET /api/test/event-wishes', {
      who: holding('event_operator', 'H73'),
    });
    expect(preview.body.msg.title).toBe('您想看到的活動');
    const code = new URL(preview.body.msg.form_url, 'http://site').searchParams.get('code') ?? '';
    const { body: shown } = await surveys.call<SurveyFormView>(`GET /api/survey/form/event-wishes?code=${code}`);
    expect([shown.preview, shown.settings.questions.length]).toEqual([true, 1]);
    const sent = await surveys.call('POST /api/survey/form/event-wishes', {
      body: { code, answers: { kind: ['art'] } },
    });
    expect([sent.status, sent.body]).toEqual([409, { msg: '這是預覽，沒有送出任何內容' }]);
    expect((await surveys.call(`GET /api/survey/form/idv-2021?code=${code}`)).status).toBe(404);
    const foreign = await surveys.call('GET /api/test/event-wishes', { who: holding('event_operator', 'L33') });
    expect(foreign.status).toBe(404);
    expect((await surveys.call('GET /api/test/event-wishes')).status).toBe(401);
  });

  it('names the hosts of outside forms to the gateway', async () => {
    const { body: named } = await surveys.call('GET /internal/frame_hosts', {
      who: { kind: 'service', from: 'gateway' },
    });
    expect(named).toEqual({ hosts: ['https://forms.example'] });
  });
});

describe('a survey at its own address', () => {
  it('shows itself, and the name of a character', async () => {
    const { body } = await surveys.call<SurveySettingsView>('GET /api/survey/racing-2026');
    expect(body.settings).toMatchObject({
      game_id: 'G112',
      open: true,
      version: 1,
      reward: { kind: 'mail', amount: 100 },
    });
    const name = (id: string) => surveys.call(`GET /api/survey/racing-2026?id=${id}`);
    expect((await name('1000000001')).body).toEqual({ result: '車手1000000001' });
    expect((await name('0000000000')).body).toEqual({ result: null });
    expect(await name('123')).toMatchObject({ status: 400, body: { roleId: '請輸入 10 位數字' } });
  });

  it.each(['nothing', 'summer-2025', 'event-wishes', 'idv-2021', 'outside-form', '..'])(
    '%s is not there',
    async (key) => {
      expect((await surveys.call(`GET /api/survey/${key}`)).status).toBe(404);
      expect((await surveys.call(`POST /api/survey/${key}`, { body: answers(aRole()) })).status).toBe(404);
    },
  );

  it('takes answers once from each character, with one reward', async () => {
    const role = aRole();
    expect((await send(answers(role))).body).toEqual({ roleId: role });
    expect(await send(answers(role, { question1: 'a' }))).toMatchObject({
      status: 409,
      body: { msg: '此角色已填寫過問卷' },
    });
    expect(await counted(role)).toEqual([1, 1]);
  });

  it('says the same to whoever sends the same form again', async () => {
    const [role, key] = [aRole(), randomUUID()];
    expect((await send(answers(role), key)).status).toBe(200);
    expect((await send(answers(role), key)).body).toEqual({ roleId: role });
    expect((await send(answers(role, { question1: 'a' }), key)).status).toBe(409);
  });

  it('of fifty at once has one record and one reward', async () => {
    const role = aRole();
    const key = randomUUID();
    const all = await Promise.all([
      ...Array.from({ length: 25 }, () => send(answers(role))),
      ...Array.from({ length: 25 }, () => send(answers(role), key)),
    ]);
    expect(await counted(role)).toEqual([1, 1]);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 409]));
    // One form, however often it was sent, has one answer; every other form but the first was refused.
    const ofOneKey = new Set(all.slice(25).map(({ status }) => status));
    expect([ofOneKey.size, all.slice(0, 25).filter(({ status }) => status === 200).length <= 1]).toEqual([1, true]);
  });

  it.each([
    [{ roleName: '別人' }, { roleName: '請先確認角色' }],
    [{ roleId: '0000000000', roleName: '車手' }, { roleId: '查無角色資料' }],
    [{ question4_other: '' }, { question4_other: '請填寫其他項目' }],
    [
      { email: 'x', phone: '+1' },
      { email: '電子信箱格式不符', phone: '請輸入數字' },
    ],
    [{ version: '2' }, { msg: '問卷不存在或已結束' }],
  ])('%j is refused: %j', async (over, said) => {
    expect((await send(answers(aRole(), over))).body).toEqual(said);
  });

  it.each(['"text"', '["a"]', '12', 'true'])('%s is no form, and no answer', async (body) => {
    const { row } = await surveys.make({ ...optional, key: `any-${aRole()}` });
    await surveys.act('publish', row.id, row.version);
    const sent = await surveys.call(`POST /api/survey/${row.key}`, { body: JSON.parse(body) as object });
    expect([sent.status, sent.body]).toEqual([400, { msg: '資料格式不正確，請重新整理後再試' }]);
    expect(await surveys.rows('SELECT id FROM answer WHERE survey_id = ?', [row.id])).toEqual([]);
  });

  it('seals who answered', async () => {
    const role = aRole();
    await send(answers(role));
    const [row] = await surveys.rows<{ box: Buffer; choices: string }>('SELECT * FROM answer WHERE role_id = ?', [
      role,
    ]);
    expect(row?.choices).toBe('{"question1":"b","question2":"c","question3":"a","question4":"f"}');
    expect(JSON.stringify(row)).not.toMatch(/example\.com|0912345678|塗裝/);
    expect(row?.box.includes(Buffer.from('example.com'))).toBe(false);
  });
});
