import { aPlayer } from '@hub/nest-kit/testing';
import type { Principal } from '@hub/contracts/shared';
import type { CreatedView, RepliedView, TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { call, byPlayer, answer } = reportCalls(() => support);

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

  it('is kindly sent on to a new report once a case holds three hundred, not counting answers', async () => {
    const who = aPlayer();
    const id = await byPlayer(who);
    await answer(id);
    await support.database.exec(
      `INSERT INTO reply (ticket_id, is_official, content) SELECT ${id}, 0, '還在等' FROM seq_1_to_299`,
    );
    const form = { question_id: String(id), content: '再補充一點' };
    const sent = () => call<RepliedView>('POST /api/questions/insert_reply', { who, form });
    const both = await Promise.all([sent(), sent()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toEqual({
      msg: '這件案件已經有 300 則訊息，放不下了。請另開一筆新的回報，寫上這件的案件編號，我們會接著處理',
    });
    expect((await call<TicketView>(`GET /api/questions/view/${id}`, { who })).body.msg.replies).toHaveLength(301);
    expect((await answer(id)).status).toBe(200);
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

describe('the holder of one case', () => {
  it('keeps the token it came with', async () => {
    const { question_id } = (await call<CreatedView>('POST /api/questions/create_web_form', { form: aReport() })).body
      .msg;
    const who: Principal = { kind: 'K', desk: 'support', ticket: question_id, game: 'H73' };
    const { body } = await call<TicketView>(`GET /api/questions/view/${question_id}`, { who, token: 'the.same.token' });
    expect(body.msg.token).toBe('the.same.token');
  });

  it('solves a challenge for a follow-up where the game wants one', async () => {
    const form = aReport({ game_id: 'GCAP', captcha_token: 'solved' });
    const { question_id } = (await call<CreatedView>('POST /api/questions/create_web_form', { form })).body.msg;
    const who: Principal = { kind: 'K', desk: 'support', ticket: question_id, game: 'GCAP' };
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
