import { expectWellInEveryLook, partnerToken, renderPage, reply } from '@hub/page-tests';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mark, rankedSetup, SETUP, setupOf, vipCalls, vipPlayer } from '../testing/vip-answers.ts';

afterEach(() => void vi.useRealTimers());

const tile = (name: RegExp) => page.getByRole('link', { name }).first();
const addressOf = (name: RegExp) => tile(name).element().getAttribute('href');

test('the home in a game: rank, tiles with the token, what is new, the reminder; well in every look', async () => {
  await renderPage({ at: `/vipservice${mark}`, calls: vipCalls() });
  await expect.element(page.getByText('VIP 3')).toBeVisible();
  expect(location.pathname).toBe('/vipservice/H73');
  await expect.element(page.getByText(/星辰大海/).first()).toBeVisible();
  expect(addressOf(/專屬回報/)).toBe(`/vipservice/H73/create?token=${encodeURIComponent(vipPlayer)}`);
  expect(addressOf(/回報紀錄/)).toBe(`/vipservice/H73/list?token=${encodeURIComponent(vipPlayer)}`);
  await expect.element(tile(/回報紀錄/)).toHaveTextContent(/1 則新回覆/);
  await expect.element(page.getByText('遊戲內選不到附件？')).toBeVisible();
  await expect.element(page.getByText('每日 09:30 至 17:30（台北時間）')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '最近的回報' })).toBeVisible();
  expect(addressOf(/一般客服紀錄/)).toBe(`/service/H73/list?token=${encodeURIComponent(vipPlayer)}`);
  await expectWellInEveryLook();
});

test('a player with a named agent sees who it is, and whether somebody is there; others see no such part', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T02:00:00Z') });
  const calls = { ...vipCalls(), [SETUP]: rankedSetup({ agent_name: '小岳' }) };
  const site = await renderPage({ at: `/vipservice/H73${mark}`, calls });
  const agent = page.getByRole('region', { name: '您的專員' });
  await expect.element(agent.getByText('小岳')).toBeVisible();
  await expect.element(agent.getByText('服務時間', { exact: true })).toBeVisible();
  await expectWellInEveryLook();
  vi.setSystemTime(new Date('2026-11-26T12:00:00Z'));
  await site.reload();
  await expect.element(agent.getByText('非服務時間')).toBeVisible();
  site.answer({ [SETUP]: rankedSetup({ agent_name: '' }) });
  await site.reload();
  await expect.element(page.getByText('VIP 3')).toBeVisible();
  await expect.element(agent).not.toBeInTheDocument();
});

test.for(['/vipservice?param_game_id=H73', '/vipservice?game_id=H73', '/vipservice/H73'])(
  'a visitor goes on without a token: %s',
  async (at) => {
    const site = await renderPage({ at, calls: { ...vipCalls(), [SETUP]: setupOf() } });
    await expect.element(tile(/專屬回報/)).toBeVisible();
    expect(site.asked(SETUP)[0]?.body).toEqual({ search_string: '?param_game_id=H73' });
    expect(location.pathname + location.search).toBe(at);
    expect(addressOf(/專屬回報/)).toBe('/vipservice/H73/create');
    expect(addressOf(/回報紀錄/)).toBe('/vipservice/H73/query');
    await expect.element(page.getByText('遊戲內選不到附件？')).not.toBeInTheDocument();
    await expectWellInEveryLook();
  },
);

test('a player who is not ranked is told so warmly, and who helps instead', async () => {
  const calls = { ...vipCalls(), [SETUP]: rankedSetup({ vip_ranking: 0, unread_count: 0 }) };
  await renderPage({ at: `/vipservice/H73${mark}`, calls });
  await expect.element(page.getByText('目前尚未開放使用')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /專屬回報/ })).not.toBeInTheDocument();
  expect(addressOf(/前往客服中心/)).toBe(`/service_quick?param_game_id=H73&token=${encodeURIComponent(vipPlayer)}`);
  await expectWellInEveryLook();
});

test('a game that there is not leads to the games', async () => {
  await renderPage({
    at: '/vipservice/none',
    calls: { ...vipCalls(), [SETUP]: setupOf({ game_id: 'none', game_name: '' }) },
  });
  await expect.element(page.getByText('找不到這個遊戲')).toBeVisible();
  expect(location.pathname).toBe('/support');
});

test('no game named: the games are there to choose from, and nothing went wrong', async () => {
  await renderPage({
    at: '/vipservice',
    calls: { ...vipCalls(), [SETUP]: setupOf({ game_id: '', game_name: '' }) },
  });
  await expect.element(page.getByText('選擇遊戲，開始回報或查看回覆')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the look-up shows a number as this desk writes it', async () => {
  await renderPage({ at: '/vipservice/H73/query', calls: vipCalls() });
  await expect.element(page.getByText('V10231')).toBeInTheDocument();
});

test('a token that is over leads to the look-up of this desk', async () => {
  await renderPage({
    at: `/vipservice/H73${mark}`,
    calls: { ...vipCalls(), [SETUP]: reply(401, { jwt: '登入逾時' }) },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: '查詢回報紀錄' })).toBeVisible();
  expect(location.pathname).toBe('/vipservice/H73/query');
});

test('a service that rests is asked again', async () => {
  const site = await renderPage({
    at: '/vipservice/H73',
    calls: { ...vipCalls(), [SETUP]: reply(503, { msg: '系統維護中' }) },
  });
  await expect.element(page.getByText('系統維護中')).toBeVisible();
  site.answer({ [SETUP]: setupOf() });
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect.element(tile(/專屬回報/)).toBeVisible();
});

test('a game’s own token is exchanged for ours on the way', async () => {
  const site = await renderPage({ at: `/vipservice?token=${partnerToken()}`, calls: vipCalls() });
  await expect.element(page.getByText('VIP 3')).toBeVisible();
  // The home takes over what has exchanged it.
  expect(site.asked(SETUP)[0]?.body).toEqual({ search_string: '' });
  expect(window.__boot?.first).toEqual([]);
  expect(addressOf(/專屬回報/)).toContain(encodeURIComponent(vipPlayer));
});
