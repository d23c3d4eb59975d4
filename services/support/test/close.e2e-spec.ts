import type { Principal } from '@hub/contracts/shared';
import type { CreatedView, TicketView } from '@hub/contracts/tickets';
import { callAs } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportCalls } from './report-calls.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());

const { call, answer } = reportCalls(() => support);

it('closing is also for the holder of the one case', async () => {
  const form = aReport();
  const { question_id } = (await call<CreatedView>('POST /api/questions/create_web_form', { form })).body.msg;
  await answer(question_id);
  const who: Principal = { kind: 'K', desk: 'support', ticket: question_id, game: 'H73' };
  const { body } = await callAs<{ msg: TicketView }>(support.url, 'support', 'POST /api/questions/close_question', {
    who,
    token: 'the.same.token',
    body: { question_id },
  });
  expect(body.msg).toMatchObject({ status: '4', token: 'the.same.token' });
});
