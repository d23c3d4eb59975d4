import type { Principal } from '@hub/contracts/shared';
import type { CreatedView, TicketView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { call } = reportCalls(() => support);

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
