import { parseRings } from '@hub/nest-kit/keys';
import { aPlayer, aStaff, callAs, testKeys } from '@hub/nest-kit/testing';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import type { Who } from '@hub/contracts/shared';
import type { CreatedView, RepliedView, SetupView, TicketListView, TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const call = <T>(line: string, sent: Parameters<typeof callAs>[3]) =>
  callAs<{ msg: T }>(support.url, 'support', line, sent);
const byPlayer = async (who: Who, content = '活動副本第三關打完後畫面變黑') => {
  const form = { game_id: 'H73', question_type: '1', email: 'p@example.com', content };
  return (await call<CreatedView>('POST /api/questions/create_web_form', { form, who })).body.msg.question_id;
};
const answer = (id: number, content = '您好，**已為您確認**。') =>
  callAs(support.url, 'support', `POST /api/staff/questions/${id}/reply`, { who: aStaff(), body: { content } });

describe('a player reads', () => {
  it('lists only their own reports, newest first', async () => {
    const who = aPlayer();
    const first = await byPlayer(who);
    const second = await byPlayer(who);
    await byPlayer(aPlayer());
    const { body } = await callAs<TicketListView>(support.url, 'support', 'GET /api/questions/list/', { who });
    expect(body.msg.map((row) => row.id)).toEqual([second, first]);
    expect(body.msg[0]).toMatchObject({
      status: '0',
      is_read: '1',
      content: '活動副本第三關打完後畫面變黑',
      type_text: '一般問題',
    });
    expect(body.msg[0]?.create_time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
  });

  it('pages by keyset', async () => {
    const who = aPlayer();
    const ids: number[] = [];
    for (let n = 0; n < 20; n += 1) ids.unshift(await byPlayer(who));
    await support.database.exec(
      `INSERT INTO ticket (game_id, game_name, question_type, type_text, server_id, server_name, partner_uid, role_id, in_game_id, character_name, email, email_mac, check_mac, check_box, content, language) SELECT game_id, game_name, question_type, type_text, server_id, server_name, partner_uid, role_id, in_game_id, character_name, email, email_mac, RANDOM_BYTES(32), check_box, content, language FROM ticket WHERE id IN (${ids.slice(0, 3).join(',')})`,
    );
    const page = (query: string) =>
      callAs<TicketListView>(support.url, 'support', `GET /api/questions/list?page=${query}`, { who });
    const first = await page('1');
    const second = await page(first.body.next ?? '');
    expect([first.body.msg.length, first.body.total, second.body.msg.length, second.body.next]).toEqual([
      20,
      23,
      3,
      null,
    ]);
    expect(new Set([...first.body.msg, ...second.body.msg].map((row) => row.id)).size).toBe(23);
  });

  it('shows the case with the answer and clears the unread mark everywhere', async () => {
    const who = aPlayer();
    const id = await byPlayer(who, '第一行\n第二行\n\n<b>新段</b> "引號"');
    await answer(id);
    const setup = async () =>
      (
        await callAs<{ unread_count: number }>(support.url, 'support', 'POST /api/service/init_setup', {
          who,
          token: 's',
          body: {},
        })
      ).body.unread_count;
    expect(await setup()).toBe(1);
    const { body } = await call<TicketView>(`GET /api/questions/view/${id}`, { who });
    expect(body.msg.content).toBe('<p>第一行<br>第二行</p><p>&lt;b&gt;新段&lt;/b&gt; &quot;引號&quot;</p>');
    expect(body.msg).toMatchObject({ status: '2', is_read: '0', csat_time: null, pic_plus: [] });
    expect(body.msg.replies).toMatchObject([
      { is_official: '1', content: '您好，**已為您確認**。', staff_name: '小岳' },
    ]);
    expect(await setup()).toBe(0);
    const again = await call<TicketView>(`GET /api/questions/view/${id}`, { who });
    expect(again.body.msg.is_read).toBe('1');
  });

  it('answers a foreign and an absent case alike', async () => {
    const id = await byPlayer(aPlayer());
    const foreign = await call(`GET /api/questions/view/${id}`, { who: aPlayer() });
    const otherCase = await call(`GET /api/questions/view/${id}`, {
      who: { kind: 'K', desk: 'support', ticket: id + 1, game: 'H73' },
    });
    const otherDesk = await call(`GET /api/questions/view/${id}`, {
      who: { kind: 'K', desk: 'vip', ticket: id, game: 'H73' },
    });
    const absent = await call('GET /api/questions/view/4000000000', { who: aPlayer() });
    const odd = await call('GET /api/questions/view/1e4%27--', { who: aPlayer() });
    for (const result of [foreign, otherCase, otherDesk, absent, odd]) {
      expect([result.status, result.body]).toEqual([404, { noexist: '您查詢的問題不存在，請確認輸入的欄位是否正確' }]);
    }
  });

  it.each(['GET /api/questions/list', 'GET /api/questions/view/10001'])(
    'sends nobody away with jwt from %s',
    async (line) => {
      const { status, body } = await call(line, {});
      expect([status, body]).toEqual([401, { jwt: '登入逾時，請重新操作' }]);
    },
  );

  it('does not let the same uid of another game in', async () => {
    const who = aPlayer();
    const id = await byPlayer(who);
    expect((await call(`GET /api/questions/view/${id}`, { who: { ...who, game: 'G112' } })).status).toBe(404);
  });
});

describe('a follow-up', () => {
  it('puts an answered case back to work', async () => {
    const who = aPlayer();
    const id = await byPlayer(who);
    await answer(id);
    const { body } = await call<RepliedView>('POST /api/questions/insert_reply', {
      who,
      form: { question_id: String(id), content: '謝謝，但仍未收到' },
      key: 'follow-up-1',
    });
    expect(body.msg).toMatchObject({
      status: '1',
      pic_plus: [],
      replies: [{ is_official: '1' }, { is_official: '0', content: '謝謝，但仍未收到' }],
    });
    await call('POST /api/questions/insert_reply', {
      who,
      form: { question_id: String(id), content: '謝謝，但仍未收到' },
      key: 'follow-up-1',
    });
    const view = await call<TicketView>(`GET /api/questions/view/${id}`, { who });
    expect(view.body.msg.replies).toHaveLength(2);
  });

  it('is refused on a closed case and on a foreign one', async () => {
    const who = aPlayer();
    const id = await byPlayer(who);
    await support.database.exec(`UPDATE ticket SET status = 4 WHERE id = ${id}`);
    const form = { question_id: String(id), content: '還在嗎？' };
    const closed = await call('POST /api/questions/insert_reply', { who, form });
    expect(closed.status).toBe(409);
    expect(closed.body).toEqual({ msg: '此問題已結案。同樣的問題又發生時，可以從這件接著開新的回報' });
    expect((await call('POST /api/questions/insert_reply', { who: aPlayer(), form })).status).toBe(404);
  });
});

describe('init_setup', () => {
  const setup = (search: string, sent = {}) =>
    callAs<SetupView>(support.url, 'support', 'POST /api/service/init_setup', {
      body: { search_string: search },
      ...sent,
    });

  it('knows a visitor, a game and a game that does not exist', async () => {
    const visitor = await setup('?param_game_id=H73');
    expect(visitor.body).toMatchObject({
      is_in_game: false,
      game_id: 'H73',
      game_name: '遊戲 H73（示範）',
      unread_count: 0,
      token: '',
    });
    const nowhere = await setup('?param_game_id=none');
    expect([nowhere.status, nowhere.body.game_name]).toEqual([200, '']);
    expect((await setup('')).body.game_name).toBe('');
  });

  it('takes the game of the token over the asked one and answers the site token', async () => {
    const { body } = await setup('?param_game_id=none', { who: aPlayer(), token: 'site.token.kept' });
    expect(body).toMatchObject({
      is_in_game: true,
      game_id: 'H73',
      token: 'site.token.kept',
      character_name: '測試角色',
    });
  });

  it('refuses a site token in the address once it is revoked, and one that is not ours', async () => {
    const { kind: _, chain: __, ...player } = aPlayer();
    const token = await issueSiteToken(parseRings(testKeys.TOKEN_KEYS) as TokenRings, player);
    expect((await setup(`?token=${token}`)).body).toMatchObject({ is_in_game: true, token });
    support.neighbours.routes['GET /internal/revoked'] = () => ({ body: { revoked: true } });
    const revoked = await setup(`?token=${token}`);
    expect([revoked.status, Object.keys(revoked.body)]).toEqual([401, ['jwt']]);
    support.neighbours.routes['GET /internal/revoked'] = () => ({ body: { revoked: false } });
    expect((await setup(`?token=${token.slice(0, -3)}abc`)).status).toBe(401);
  });
});

describe('the holder of one case', () => {
  it('keeps the token it came with', async () => {
    const { question_id } = (await call<CreatedView>('POST /api/questions/create_web_form', { form: aReport() })).body
      .msg;
    const who: Who = { kind: 'K', desk: 'support', ticket: question_id, game: 'H73' };
    const { body } = await call<TicketView>(`GET /api/questions/view/${question_id}`, { who, token: 'the.same.token' });
    expect(body.msg.token).toBe('the.same.token');
  });

  it('solves a challenge for a follow-up where the game wants one', async () => {
    const form = aReport({ game_id: 'GCAP', captcha_token: 'solved' });
    const { question_id } = (await call<CreatedView>('POST /api/questions/create_web_form', { form })).body.msg;
    const who: Who = { kind: 'K', desk: 'support', ticket: question_id, game: 'GCAP' };
    const view = await call<TicketView>(`GET /api/questions/view/${question_id}`, { who });
    expect(view.body.msg.captcha).toMatchObject({ enabled: true, challenge_url: '/api/captcha/challenge?for=reply' });
    const reply = (extra: Record<string, string>) =>
      call('POST /api/questions/insert_reply', {
        who,
        form: { question_id: String(question_id), content: '補充', ...extra },
      });
    expect((await reply({})).body).toEqual({ captcha_token: '請完成驗證' });
    expect((await reply({ captcha_token: 'solved' })).status).toBe(200);
  });
});

describe('the form', () => {
  it('gives a visitor the public servers and open types', async () => {
    const { body } = await callAs<{ settings: Record<string, unknown> }>(
      support.url,
      'support',
      'GET /api/questions/render_create_form/H73',
      {},
    );
    expect(body.settings).toMatchObject({
      game: { game_id: 'H73', servers: [{ server_id: 'tw_2001' }] },
      question_types: { 1: '一般問題', 2: '儲值未入帳' },
      user: null,
      events: [],
    });
    expect(body.settings.question_types).not.toHaveProperty('event_12');
  });

  it('gives a player what the token says', async () => {
    const who = aPlayer({ server: 'tw_2009' });
    const { body } = await callAs<{ settings: Record<string, unknown> }>(
      support.url,
      'support',
      'GET /api/questions/render_create_form/other',
      { who },
    );
    expect(body.settings.user).toMatchObject({
      partner_uid: who.uid,
      server_info: { server_id: 'tw_2009', server_name: '內部測試' },
    });
  });

  it('says that a game does not exist', async () => {
    const { status, body } = await call('GET /api/questions/render_create_form/none', {});
    expect([status, body]).toEqual([404, { msg: 'game does not exist' }]);
  });

  it('keeps the last known settings while catalog is away', async () => {
    const settings = support.neighbours.routes['GET /internal/games/H73/desk'];
    support.neighbours.routes['GET /internal/games/H73/desk'] = () => ({ status: 503, body: {} });
    expect((await call('POST /api/questions/create_web_form', { form: aReport() })).status).toBe(200);
    expect((await call('POST /api/questions/create_web_form', { form: aReport({ game_id: 'NEW' }) })).status).toBe(503);
    support.neighbours.routes['GET /internal/games/H73/desk'] = settings as never;
  });
});
