import { micromark } from 'micromark';
import { hostileAnswers } from '../../../packages/tickets/test/hostile-answers.ts';
import { aPlayer, aStaff, callAs } from '@hub/nest-kit/testing';
import type { StaffTicketView, TicketListView, TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { call, byPlayer, answer } = reportCalls(() => support);

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

  it.each([
    ['', [0, 1, 2, 7, 4]],
    ['processing', [0, 1]],
    ['replied', [2, 7]],
    ['closed', [4]],
    ['nonsense', [0, 1, 2, 7, 4]],
  ])('filters by state: %j', async (state, statuses) => {
    const who = aPlayer();
    const kinds = [0, 1, 2, 7, 4];
    for (const status of kinds) {
      const id = await byPlayer(who);
      await support.database.exec(`UPDATE ticket SET status = ${status} WHERE id = ${id}`);
    }
    const line = `GET /api/questions/list?state=${state}`;
    const { body } = await callAs<TicketListView>(support.url, 'support', line, { who });
    expect(body.msg.map((row) => Number(row.status))).toEqual([...statuses].reverse());
    expect([body.total, body.next]).toEqual([statuses.length, null]);
  });

  it.each(hostileAnswers)('gets no tag from %s, and neither does the desk', async (_, markdown, readable) => {
    const who = aPlayer();
    const id = await byPlayer(who);
    await answer(id, markdown);
    const seen = (await call<TicketView>(`GET /api/questions/view/${id}`, { who })).body.msg.replies;
    const line = `GET /api/staff/questions/${id}`;
    const desk = (await callAs<StaffTicketView>(support.url, 'support', line, { who: aStaff() })).body.data.replies;
    for (const [{ content } = { content: '' }] of [seen, desk]) {
      expect(micromark(content, { allowDangerousHtml: true })).toBe(micromark(content));
      expect(micromark(content)).toContain(readable);
    }
  });

  it('pages by a cursor, and by number', async () => {
    const who = aPlayer();
    const ids: number[] = [];
    for (let n = 0; n < 20; n += 1) ids.unshift(await byPlayer(who));
    await support.database.exec(
      `INSERT INTO ticket (game_id, game_name, question_type, type_text, server_id, server_name, partner_uid, role_id, in_game_id, character_name, email, email_mac, check_mac, check_box, content, language) SELECT game_id, game_name, question_type, type_text, server_id, server_name, partner_uid, role_id, in_game_id, character_name, email, email_mac, RANDOM_BYTES(32), check_box, content, language FROM ticket WHERE id IN (${ids.slice(0, 3).join(',')})`,
    );
    const page = (query: string) =>
      callAs<TicketListView>(support.url, 'support', `GET /api/questions/list${query}`, { who });
    const first = await page('');
    const second = await page(`?before=${first.body.next}`);
    expect([first.body.msg.length, first.body.total, second.body.msg.length, second.body.next]).toEqual([
      20,
      23,
      3,
      null,
    ]);
    expect(new Set([...first.body.msg, ...second.body.msg].map((row) => row.id)).size).toBe(23);
    expect((await page('?page=2')).body).toEqual(second.body);
    for (const start of ['?page=1', '?page=', '?page=-1', '?page=x', '?before=x'])
      expect((await page(start)).body, start).toEqual(first.body);
    expect((await page('?page=3')).body).toEqual({ msg: [], next: null, total: 23 });
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
