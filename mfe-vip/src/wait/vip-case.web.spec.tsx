import type { TicketView } from '@hub/contracts/tickets';
import { expectWellInEveryLook, renderPage, tokenOf, type Calls } from '@hub/page-tests';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { caseOf, CLOSE, LIST, mark, oneCase, VIEW, vipCalls, vipPlayer } from '../testing/vip-answers.ts';

afterEach(() => void vi.useRealTimers());

const heading = page.getByRole('heading', { level: 1, name: '專屬玩家問題查詢' });
const open = (over: Partial<TicketView> = {}, calls: Calls = {}, query = mark) =>
  renderPage({ at: `/vipservice/H73/view/2001${query}`, calls: { ...vipCalls(), [VIEW]: caseOf(over), ...calls } });
const addressOf = (name: string) => page.getByRole('link', { name }).first().element().getAttribute('href');

test('a case: its number with a V, its facts, the talk, and the way home with the token; well in every look', async () => {
  await open({ id: 2001 });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('V2001').first()).toBeVisible();
  expect(addressOf('回專屬服務')).toBe(`/vipservice?token=${encodeURIComponent(vipPlayer)}`);
  await expect.element(page.getByLabelText('再次提問')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '填寫完畢並送出' })).toBeVisible();
  await expectWellInEveryLook();
});

test('who has a check code alone goes home by the name of the game', async () => {
  const one = tokenOf({ aud: 'K', desk: 'vip', ticket: 2001 });
  await open({ id: 2001 }, {}, `?token=${one}`);
  await expect.element(page.getByText('V2001').first()).toBeVisible();
  expect(addressOf('回專屬服務')).toBe('/vipservice?param_game_id=H73');
});

test.for([
  ['2026-11-26T01:29:59Z', /服務時間為每日 9:30~17:30/],
  ['2026-11-26T01:30:00Z', /請耐心等候/],
  ['2026-11-26T09:30:59Z', /請耐心等候/],
  ['2026-11-26T09:31:00Z', /服務時間為每日 9:30~17:30/],
] as const)('nobody has answered yet, at %s', async ([now, words]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  await open({ replies: [], status: '0', reply_by: null });
  await expect.element(page.getByText('問題已送出')).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
});

test('the player has no more questions: the case is closed, thanked for, and takes nothing more', async () => {
  const closed = caseOf({ id: 2001, status: '4', closed_by: 'player' });
  const site = await open({ id: 2001, status: '2' }, { [CLOSE]: closed });
  await page.getByRole('button', { name: '我沒有其他問題了' }).click();
  site.answer({ [VIEW]: closed });
  await page.getByRole('button', { name: '結案', exact: true }).click();
  await expect.element(page.getByText('此案件已結案，感謝您的回報')).toBeVisible();
  await expect.element(page.getByLabelText('再次提問')).not.toBeInTheDocument();
  expect(addressOf('回專屬服務')).toBe(`/vipservice?token=${encodeURIComponent(vipPlayer)}`);
  await expectWellInEveryLook();
});

test('a list: rows lead to their cases, and the ordinary reports are one step away', async () => {
  await renderPage({ at: `/vipservice/H73/list${mark}`, calls: { ...vipCalls(), [LIST]: oneCase({ id: 2001 }) } });
  await expect.element(page.getByText('#V2001')).toBeVisible();
  expect(addressOf('一般客服紀錄')).toBe(`/service/H73/list?token=${encodeURIComponent(vipPlayer)}`);
  expect(addressOf('回專屬服務')).toBe(`/vipservice?token=${encodeURIComponent(vipPlayer)}`);
  await expectWellInEveryLook();
});
