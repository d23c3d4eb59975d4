import { expectAccessible, noAnswer, type Asked } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openCase, pictureOf, REPLY, ticketOf, VIEW } from '../testing/report-answers.ts';

const TIME = '2026-11-21T10:20:00+08:00';
const merged = { status: '4', closed_at: TIME, closed_by: 'staff' as const };

test('a merged case leads its player on to the other one', async () => {
  const closed = { ...merged, merged_into: { id: 10240, yours: true } };
  await openCase(closed, {
    [VIEW]: ({ params }: Asked) =>
      params.q_id === '10240' ? ticketOf({ id: 10240, content: '<p>月卡沒有收到</p>' }) : ticketOf(closed),
  });
  await expectAccessible();
  await page.getByRole('link', { name: '案件 10240' }).click();
  await expect.element(page.getByText('月卡沒有收到').first()).toBeVisible();
  expect(location.pathname).toBe('/service/H73/view/10240');
});

test('who has not the key of the other one is told what opens it', async () => {
  await openCase({ ...merged, merged_into: { id: 10240, yours: false } });
  await expect.element(page.getByText(/請用那一件的查詢碼到/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '案件 10240' })).toHaveLength(0);
});

test('an open case says by when an answer is expected', async () => {
  await openCase({ status: '1', reply_by: '2026-11-24T17:00:00+08:00' });
  await expect.element(page.getByText('預計 11 月 24 日（二）17:00 前回覆')).toBeVisible();
  await expectAccessible();
});

test('given papers are counted and not shown; proofs of payment are', async () => {
  const pic_plus = await Promise.all([1, 2, 3].map((id) => pictureOf(id, `${id}.png`, { kind: 'pay' })));
  await openCase({ papers: { count: 4, destroyed_at: null }, pic_plus });
  await expect.element(page.getByText('已提供 4 份身分證件（僅客服處理時可看）')).toBeVisible();
  const proofs = page.getByRole('list', { name: '儲值憑證' }).getByRole('img');
  await expect.element(proofs).toHaveLength(3);
  await expect.poll(() => (proofs.first().element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
  await expectAccessible();
});

const LONG = '很長的說明。'.repeat(60);
const answer = (id: number, over: object = {}) => ({
  ...ticketOf().msg.replies[0]!,
  id,
  content: `${id}：${LONG}`,
  ...over,
});

test('an unread case opens at its first new answer; one that was read, at its top', async () => {
  const replies = [answer(501), answer(502, { is_official: '0', staff_name: null }), answer(503), answer(504)];
  await openCase({ status: '2', is_read: '0', content: `<p>${LONG}</p>`, replies });
  const first = page.getByText(/^503：/);
  await expect.element(first).toBeInViewport();
  expect(first.element().getBoundingClientRect().top).toBeLessThan(300);
  await openCase({ status: '2', is_read: '1', content: `<p>${LONG}</p>`, replies });
  expect(scrollY).toBe(0);
});

const many = Array.from({ length: 300 }, (_, n) => answer(501 + n, { content: `第 ${n + 1} 則` }));
const said = (nth: number) => page.getByText(`第 ${nth} 則`, { exact: true });
const earlier = page.getByRole('button', { name: /^中間還有 \d+ 則/ });
const newest = { replies: many.slice(260), earlier: 260 };
const EARLIER = 'GET /api/questions/view/:q_id/replies';
/** The forty before a message, as the server answers them. */
const pageBefore = ({ query }: Asked) => {
  const end = Number(query.get('before')) - 501;
  return { msg: { replies: many.slice(Math.max(0, end - 40), end), pic_plus: [], earlier: Math.max(0, end - 40) } };
};

test('of 300 messages the report and the last are there; those before come by a press, which leads to them', async () => {
  const site = await openCase(
    { status: '2', is_read: '1', content: '<p>卡住了</p>', ...newest },
    { [EARLIER]: pageBefore },
  );
  expect(site.asked(VIEW)[0]?.query.get('replies')).toBe('newest');
  await expect.element(said(300)).toBeVisible();
  await expect.element(page.getByText('卡住了').first()).toBeVisible();
  await expect.element(said(260)).toHaveLength(0);
  await expectAccessible();
  await earlier.click();
  await expect.element(said(221)).toBeInViewport();
  expect(document.activeElement?.id).toBe('m721');
  await expect.element(said(220)).toHaveLength(0);
  await expect.element(earlier).toHaveTextContent('中間還有 220 則');
});

test('what was loaded of earlier messages stays when news come, and goes when more came than a page has', async () => {
  const site = await openCase({ ...newest }, { [EARLIER]: pageBefore, [REPLY]: noAnswer });
  await earlier.click();
  await expect.element(said(221)).toBeVisible();
  const add = async (last: number, wanted: string) => {
    const replies = Array.from({ length: 40 }, (_, n) =>
      answer(501 + last - 40 + n, { content: `第 ${last - 39 + n} 則` }),
    );
    site.answer({ [REPLY]: { msg: { replies, pic_plus: [], earlier: last - 40, status: '1' } } });
    await page.getByLabelText('還有想補充的嗎？').fill(wanted);
    await page.getByRole('button', { name: '送出', exact: true }).click();
    await expect.element(said(last)).toBeVisible();
  };
  await add(301, '第一句');
  await expect.element(said(221)).toBeVisible();
  await expect.element(earlier).toHaveTextContent('中間還有 220 則');
  await add(400, '第二句');
  await expect.element(said(221)).toHaveLength(0);
  await expect.element(earlier).toHaveTextContent('中間還有 360 則');
});

test('on paper it is said how many messages lack', async () => {
  await openCase({ ...newest });
  const lack = page.getByText('中間還有 260 則，沒有印在這裡');
  await expect.element(lack).not.toBeVisible();
  await commands.emulate({ media: 'print' });
  try {
    await expect.element(lack).toBeVisible();
    await expect.element(page.getByText(/顯示前面的/)).not.toBeVisible();
  } finally {
    await commands.emulate({ media: null });
  }
});

test('earlier messages that did not come are said to be missing, and come by the next press', async () => {
  const site = await openCase({ ...newest }, { [EARLIER]: noAnswer });
  await earlier.click();
  await expect.element(page.getByText('沒有載到，請再按一次')).toBeVisible();
  await expectAccessible();
  site.answer({ [EARLIER]: pageBefore });
  await earlier.click();
  await expect.element(said(221)).toBeVisible();
  await expect.element(page.getByText('沒有載到，請再按一次')).toHaveLength(0);
});

test('what did not come of one case is not said of another that is shown in its place', async () => {
  const closed = { ...merged, merged_into: { id: 10240, yours: true }, ...newest };
  await openCase(closed, {
    [VIEW]: ({ params }: Asked) =>
      params.q_id === '10240' ? ticketOf({ id: 10240, content: '<p>月卡沒有收到</p>', ...newest }) : ticketOf(closed),
    [EARLIER]: noAnswer,
  });
  const [other, lacks] = [page.getByText('月卡沒有收到').first(), page.getByText('沒有載到，請再按一次')];
  await page.getByRole('link', { name: '案件 10240' }).click();
  await expect.element(other).toBeVisible();
  history.back();
  await expect.element(page.getByRole('link', { name: '案件 10240' })).toBeVisible();
  await earlier.click();
  await expect.element(lacks).toBeVisible();
  history.forward();
  await expect.element(other).toBeVisible();
  await expect.element(earlier).toBeVisible();
  await expect.element(lacks).toHaveLength(0);
});

test('an address that names an early message loads as far as that one', async () => {
  await openCase({ ...newest }, { [EARLIER]: pageBefore }, '#m551');
  await expect.element(said(51)).toBeInViewport();
  await expect.element(earlier).toHaveTextContent('中間還有 20 則');
});

test('an unread case opens at its first new answer, however many came after it', async () => {
  const replies = many
    .slice(98)
    .map((one) => ({ ...one, is_official: one.id < 600 ? ('0' as const) : ('1' as const) }));
  await openCase({ status: '2', is_read: '0', content: '<p>卡住了</p>', replies, earlier: 98 });
  await expect.element(said(100)).toBeInViewport();
  await expect.element(earlier).toHaveTextContent('中間還有 98 則');
});

test('a follow-up that was written without a line leaves by itself when the line is back, once', async () => {
  const said = answer(502, { is_official: '0', staff_name: null, content: '收據補上了' });
  const site = await openCase({}, { [REPLY]: noAnswer });
  await page.getByLabelText('還有想補充的嗎？').fill('收據補上了');
  await page.getByRole('button', { name: '送出', exact: true }).click();
  await expect.element(page.getByText('連不上網路，恢復連線後會自動送出')).toBeVisible();
  await expectAccessible();
  site.answer({
    [REPLY]: { msg: { replies: [...ticketOf().msg.replies, said], pic_plus: [], earlier: 0, status: '1' } },
  });
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('我們會在客服時間內回覆')).toBeVisible();
  await expect.element(page.getByText('連不上網路')).toHaveLength(0);
  const keys = site.asked(REPLY).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a follow-up that the page left behind is sent by the next visit', async () => {
  const site = await openCase({}, { [REPLY]: noAnswer });
  await page.getByLabelText('還有想補充的嗎？').fill('收據補上了');
  await page.getByRole('button', { name: '送出', exact: true }).click();
  await expect.element(page.getByText('連不上網路，恢復連線後會自動送出')).toBeVisible();
  const said = answer(502, { is_official: '0', staff_name: null, content: '收據補上了' });
  site.answer({
    [REPLY]: { msg: { replies: [...ticketOf().msg.replies, said], pic_plus: [], earlier: 0, status: '1' } },
  });
  await site.reload();
  await expect.element(page.getByText('收據補上了')).toBeVisible();
  await expect.element(page.getByText('離開頁面前還沒送到')).toHaveLength(0);
});
