import { examples, reply } from '@hub/page-tests';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setCardOpen } from '../card/card-open.ts';
import {
  ANSWER,
  CASE,
  caseOf,
  openCase,
  press,
  replyOf,
  sendAnswer,
  SEND_KEYS,
  words,
} from '../testing/desk-answers.ts';

/** All of it but a fraction of a pixel. */
const WHOLE = 0.99;
afterEach(() => setCardOpen(false));

const held = 'what was held back can be read and changed beside the card of the player';
test.for(['desk, light', 'phone, light', 'desk, dark'] as const)(`${held}: %s`, async (look) => {
  const calls = examples('GET /api/staff/card/questions');
  const refusal = reply(409, { msg: '案件剛剛有變動，請看過再送出' });
  const site = await openCase({}, { ...calls, [ANSWER]: refusal }, { look });
  setCardOpen(true);
  await expect.element(page.getByRole('complementary')).toBeVisible();
  await words.fill('我們查到了，稍後補發');
  const said = replyOf('更新後還是一樣，請再幫我看看。', { is_official: '0', staff_name: null });
  site.answer({ [CASE]: caseOf({ version: 5, replies: [said] }) });
  await press(words, SEND_KEYS);
  await expect.element(page.getByRole('alert')).toHaveTextContent('還沒送出：玩家剛剛補充了');
  const field = words.element();
  expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
  field.scrollIntoView({ block: 'nearest' });
  await expect.element(words).toBeInViewport({ ratio: WHOLE });
  const { left, right, bottom } = field.getBoundingClientRect();
  expect(document.elementFromPoint((left + right) / 2, bottom - 6)).toBe(field);
  sendAnswer.element().scrollIntoView({ block: 'nearest' });
  await expect.element(sendAnswer).toBeInViewport({ ratio: WHOLE });
});
