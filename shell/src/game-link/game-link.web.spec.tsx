import { documented, examples, expectAccessible, playerToken, partnerToken, renderPage } from '@hub/page-tests';
import { expect, test, vi } from 'vitest';
import { pageData } from '@hub/web';
import { page } from 'vitest/browser';

const SETUP = 'POST /api/service/init_setup';
const home = {
  [SETUP]: documented(SETUP),
  ...examples('GET /api/notices', 'GET /api/faq/get_faq'),
};
const stuck = page.getByText('請點遊戲視窗上方的 ×，或按手機的返回鍵。');

test('an address that no game may name opens the home', async () => {
  const setup = documented(SETUP, { token: playerToken(), is_in_game: true });
  await renderPage({
    at: `/g/H73/support?token=${partnerToken()}&to=//evil.example/service/H73/list`,
    calls: { ...home, [SETUP]: setup },
  });
  await expect.poll(() => location.pathname + location.search).toBe('/service/H73');
  await expect.element(page.getByRole('link', { name: /^線上回報/ })).toBeVisible();
});

test.for(['/g/H73/vip', '/g/H73/nobody', '/g/H73'])('a link to no home for games is nobody’s: %s', async (at) => {
  await renderPage({ at, calls: home });
  await expect.element(page.getByRole('heading', { level: 1, name: '這裡沒有這一頁' })).toBeVisible();
});

test('a sixth area has a link of its own, once it says where a game leads', async () => {
  const { areas } = pageData().registry;
  areas.guild = { ...areas.events!, area: 'guild', routes: [], gameLinks: [], gameHome: '/service/{game}' };
  try {
    await renderPage({ at: '/g/H73/guild', calls: home });
    await expect.poll(() => location.pathname).toBe('/service/H73');
  } finally {
    delete areas.guild;
  }
});

test('a link leads to the games while its area rests', async () => {
  const { areas } = pageData().registry;
  const { support } = areas;
  delete areas.support;
  try {
    await renderPage({ at: '/g/H73/support', calls: home });
    await expect.poll(() => location.pathname).toBe('/game');
  } finally {
    areas.support = support!;
  }
});

test('a window that no bridge closes says what to do, by its cross and by the way back from its first page', async () => {
  const close = vi.spyOn(window, 'close').mockReturnValue();
  const setup = documented(SETUP, { token: playerToken(), is_in_game: true });
  const list = { msg: [], next: null, total: 0 };
  const site = await renderPage({
    at: `/g/H73/support?token=${partnerToken()}&to=${encodeURIComponent('/service/H73/list?state=closed')}`,
    calls: { [SETUP]: setup, 'GET /api/questions/list': list },
  });
  await expect.element(page.getByText('沒有已結案的回報')).toBeVisible();
  await page.getByRole('button', { name: '關閉' }).click();
  await expect.element(stuck).toBeVisible();
  await expectAccessible();
  await site.reload();
  await page.getByRole('button', { name: '返回' }).click();
  await expect.element(stuck).toBeVisible();
  expect(close).toHaveBeenCalledTimes(2);
  close.mockRestore();
});

test('an unknown game leads to the customer centre', async () => {
  await renderPage({ at: '/service/nosuchgame', calls: { ...home, [SETUP]: documented(SETUP, { game_name: '' }) } });
  await expect.poll(() => location.pathname).toBe('/support');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});
