import { randomUUID } from 'node:crypto';
import { aPlayer, callAs } from '@hub/nest-kit/testing';
import type { CreatedView, TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReport, flushRedis, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const create = (sent: Parameters<typeof callAs>[3]) =>
  callAs<{ msg: CreatedView }>(support.url, 'support', 'POST /api/questions/create_web_form', sent);

describe('a visitor files a report', () => {
  it('answers number, check code and a token for this case', async () => {
    const { status, body } = await create({ form: aReport() });
    expect(status).toBe(200);
    expect(body.msg.question_id).toBeGreaterThanOrEqual(10001);
    expect(body.msg.check_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(body.msg.token.split('.')).toHaveLength(3);
  });

  it.each([
    ['email', { email: '' }, '請填寫電子信箱，例如 name@example.com'],
    ['email', { email: 'mei.lin@' }, '電子信箱的格式不正確，例如 name@example.com'],
    ['email', { email: 'a@b.co\r\nBcc: x@y.zz' }, '電子信箱的格式不正確，例如 name@example.com'],
    ['phone', { phone: '' }, '請填寫手機號碼'],
    ['phone', { phone: '0912-abc' }, '手機號碼只能填數字，請拿掉文字或英文字母'],
    ['phone', { phone: '0227001234' }, '手機號碼和國碼不符，請再確認一次'],
    ['server_id', { server_id: '' }, '請選擇伺服器'],
    ['server_id', { server_id: 'tw_2009' }, '這個伺服器目前不能選擇，請重新選擇'],
    ['character_name', { character_name: '' }, '請填寫角色名稱，或勾選「我沒有角色」'],
    ['in_game_id', { in_game_id: ' ' }, '請填寫角色 ID，或勾選「我沒有角色」'],
    ['content', { content: '' }, '請描述您遇到的問題'],
    ['content', { content: '沒入帳' }, '問題描述至少要 5 個字，目前 3 個字'],
    ['question_type', { question_type: '' }, '請選擇問題類型'],
    ['question_type', { question_type: 'zz' }, '這個問題類型目前不開放，請重新選擇'],
    ['question_type', { question_type: 'event_12' }, '這個問題類型目前不開放，請重新選擇'],
  ])('refuses %s %o with its sentence', async (field, over, sentence) => {
    const { status, body } = await create({ form: aReport(over) });
    expect(status).toBe(400);
    expect(body).toEqual({ [field]: sentence });
  });

  it('takes ids of characters by the rule of the game, where it has one', async () => {
    const nine = { game_id: 'GNINE', in_game_id: '12345678' };
    const refused = '這款遊戲的角色 ID 是 9 位數字，請再確認一次';
    expect((await create({ form: aReport(nine) })).body).toEqual({ in_game_id: refused });
    expect((await create({ form: aReport({ ...nine, in_game_id: '小測的角色號' }) })).body).toEqual({
      in_game_id: refused,
    });
    expect((await create({ form: aReport({ ...nine, role_id: '77' }) })).body).toEqual({ role_id: refused });
    expect((await create({ form: aReport({ ...nine, role_id: '123456789' }) })).status).toBe(200);
    expect((await create({ form: aReport({ ...nine, in_game_id: '123456789' }) })).status).toBe(200);
    expect((await create({ form: aReport({ ...nine, got_char: '0' }) })).status).toBe(200);
    expect((await create({ form: aReport({ in_game_id: '小測的角色號' }) })).status).toBe(200);
  });

  it('counts code points, not UTF-16 units', async () => {
    expect((await create({ form: aReport({ content: '𠮷'.repeat(2000) }) })).status).toBe(200);
    const { body } = await create({ form: aReport({ content: '𠮷'.repeat(2001) }) });
    expect(body).toEqual({ content: '內容最多 2000 個字，目前 2001 個字' });
  });

  it('names every fault at once, in the language asked for', async () => {
    const { body } = await create({ form: aReport({ email: '', content: '' }), language: 'en' });
    expect(Object.keys(body).sort()).toEqual(['content', 'email']);
    expect(Object.values(body)).toContain('Please describe the problem.');
  });

  it('needs no character when there is none', async () => {
    const { status } = await create({ form: aReport({ got_char: '0', character_name: '', in_game_id: '' }) });
    expect(status).toBe(200);
  });

  it('understands camelCase names', async () => {
    const { game_id, question_type, ...rest } = aReport();
    const { status } = await create({ body: { ...rest, gameId: game_id, questionType: question_type } });
    expect(status).toBe(200);
  });

  it('answers an unknown game with the general text', async () => {
    const { status, body } = await create({ form: aReport({ game_id: 'none' }) });
    expect([status, body]).toEqual([404, { msg: 'game does not exist' }]);
  });

  it('asks for a solved challenge where the game has one', async () => {
    const report = aReport({ game_id: 'GCAP' });
    expect((await create({ form: report })).body).toEqual({ captcha_token: '請完成驗證' });
    expect((await create({ form: { ...report, captcha_token: 'wrong' } })).body).toEqual({
      captcha_token: '驗證已失效，請再驗證一次',
    });
    expect((await create({ form: { ...report, captcha_token: 'solved', useRecaptcha: '0' } })).status).toBe(200);
  });
});

describe('a submit happens once', () => {
  it('answers a repeated key with the same case', async () => {
    const form = aReport();
    const key = randomUUID();
    const first = await create({ form, key });
    const again = await create({ form, key });
    expect(again.body.msg.question_id).toBe(first.body.msg.question_id);
    expect(again.body.msg.check_id).toBe(first.body.msg.check_id);
  });

  it('makes one case of twenty at the same time', async () => {
    const form = aReport();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ form, key })));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.msg.question_id)).size).toBe(1);
  });

  it('refuses a key that it cannot keep', async () => {
    const { status, body } = await create({ form: aReport(), key: 'short' });
    expect([status, Object.keys(body)]).toEqual([400, ['msg']]);
  });

  it('refuses a body far larger than a report before reading it', async () => {
    const { status, body } = await create({ body: { ...aReport(), content: '字'.repeat(200_000) } });
    expect([status, Object.keys(body)]).toEqual([413, ['file01']]);
  });

  it('refuses the key for other content', async () => {
    const [key, form] = [randomUUID(), aReport()];
    await create({ form, key });
    const { status, body } = await create({ form: { ...form, content: '換了另一段說明文字' }, key });
    expect([status, Object.keys(body)]).toEqual([409, ['msg']]);
  });

  it('keeps the keys of visitors apart by their address: a stranger’s key is nobody’s obstacle', async () => {
    const key = randomUUID();
    const answers = await Promise.all([create({ form: aReport(), key }), create({ form: aReport(), key })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.msg.question_id)).size).toBe(2);
  });

  it('asks for a challenge beyond twenty in an hour of one address, and turns nobody away behind a shared one', async () => {
    const ip = '203.0.113.78';
    for (let n = 0; n < 20; n += 1) expect((await create({ form: aReport(), ip })).status).toBe(200);
    const next = await create({ form: aReport(), ip });
    expect([next.status, next.body]).toEqual([400, { captcha_token: '請完成驗證' }]);
    expect(next.headers.get('x-captcha')).toContain('"form":"create"');
    expect((await create({ form: { ...aReport(), captcha_token: 'solved' }, ip })).status).toBe(200);
  });

  it('lets an address file twenty in an hour for one recipient, also when Redis forgets', async () => {
    const [ip, email] = ['203.0.113.77', 'one@example.com'];
    const answers = [];
    for (let n = 0; n < 21; n += 1) {
      if (n === 20) await flushRedis();
      answers.push(await create({ form: aReport({ email }), ip }));
    }
    const { msg } = answers[20]?.body as unknown as { msg: string };
    expect(msg).toMatch(/^這裡剛剛收到比較多的回報，請 \d+ 分鐘後再送出，您寫的內容都還在$/);
    expect((await create({ form: aReport({ email }), ip: '203.0.113.79' })).status).toBe(200);
    expect(answers.slice(0, 20).every((answer) => answer.status === 200)).toBe(true);
    expect(answers[20]?.status).toBe(429);
    expect(Number(answers[20]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a player files a report', () => {
  it('takes server, character and ids from the token, never from the body', async () => {
    const who = aPlayer();
    const form = {
      game_id: 'H73',
      question_type: '1',
      email: 'p@example.com',
      content: '角色卡在地圖裡',
      character_name: '別人',
      partner_uid: 'uid-evil',
    };
    const { body } = await create({ form, who });
    const view = await callAs<{ msg: TicketView }>(
      support.url,
      'support',
      `GET /api/questions/view/${body.msg.question_id}`,
      { who },
    );
    expect(view.body.msg).toMatchObject({
      character_name: '測試角色',
      server_name: '台灣一服',
      partner_uid: who.uid,
      phone: '',
    });
  });

  it('may choose a type that is only open in the game', async () => {
    const form = { game_id: 'H73', question_type: 'event_12', email: 'p@example.com', content: '活動序號沒收到' };
    expect((await create({ form, who: aPlayer() })).status).toBe(200);
  });
});
