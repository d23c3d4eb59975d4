import { expect, it } from 'vitest';
import { settled } from './every-look.ts';
import { answerCalls, examples, resetCalls } from './fake-api.ts';
import { renderPart } from './render-page.tsx';
import { held, reply } from './reply.ts';

const NOTICES = 'GET /api/notices';

it('a page has not settled while a call is under way, whether it shows that it waits or not', async () => {
  const late = held(examples(NOTICES)[NOTICES] as object);
  await renderPart(<h1>公告</h1>);
  answerCalls({ [NOTICES]: late.answer });
  const call = fetch('/api/notices');
  let isSettled = false;
  const settling = settled().then(() => (isSettled = true));
  await new Promise((done) => setTimeout(done, 200));
  expect(isSettled).toBe(false);
  late.release();
  await Promise.all([call, settling]);
});

it('a fault of a call that is answered after its test is no fault of the next one', async () => {
  const late = held(reply(200, { not: 'as the contract has it' }));
  answerCalls({ [NOTICES]: late.answer });
  const call = fetch('/api/notices');
  expect(resetCalls()).toEqual([]);
  late.release();
  await call;
  expect(resetCalls()).toEqual([]);
});
