import type { SetupView } from '@hub/contracts/tickets';
import { documented, examples, renderPage, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FORM, formOf, mark, rankedSetup, SETUP, SUPPORT_SETUP, vipCalls, vipPlayer } from '../testing/vip-answers.ts';

/** What the ordinary desk and this one say of the same player, whatever they remember. */
const answers = (support: number, vip: number): Calls => ({
  ...vipCalls(),
  ...examples('GET /api/faq/get_faq', 'GET /api/questions/render_create_form/:game_id'),
  [SUPPORT_SETUP]: documented<SetupView>(SUPPORT_SETUP, { token: vipPlayer, is_in_game: true, vip_ranking: support }),
  [SETUP]: rankedSetup({ vip_ranking: vip }),
  [FORM]: formOf({ vip_ranking: vip }),
});
const home = page.getByRole('link', { name: /線上回報/ }).first();
const vipHome = page.getByRole('heading', { level: 1, name: '專屬服務' });
const rests = async (path: string) => {
  await new Promise((done) => setTimeout(done, 400));
  expect(location.pathname).toBe(path);
};

test('both rank: the ordinary home leads here, at every visit, and nothing leads back', async () => {
  const site = await renderPage({ at: `/service_quick${mark}`, calls: answers(3, 3) });
  await expect.element(vipHome).toBeVisible();
  await rests('/vipservice/H73');
  await site.open(`/service/H73${mark}`);
  await expect.element(vipHome).toBeVisible();
  await rests('/vipservice/H73');
});

test('only the ordinary desk ranks: it leads here once, and whoever goes back stays there', async () => {
  await renderPage({ at: `/service_quick?param_game_id=H73&token=${vipPlayer}`, calls: answers(3, 0) });
  await expect.element(page.getByText('目前尚未開放使用')).toBeVisible();
  await page.getByRole('link', { name: /前往客服中心/ }).click();
  await expect.element(home).toBeVisible();
  await rests('/service_quick');
  history.back();
  await expect.element(page.getByText('目前尚未開放使用')).toBeVisible();
  history.forward();
  await expect.element(home).toBeVisible();
  await rests('/service_quick');
});

test.for([3, 0])(
  'a form that is not for the player leads to the ordinary home, which ranks them %i and says why, and they stay',
  async (support) => {
    await renderPage({ at: `/vipservice/H73/create${mark}`, calls: answers(support, 0) });
    await expect.element(home).toBeVisible();
    await expect.element(page.getByText('專屬服務尚未開放給這個帳號')).toBeVisible();
    await rests('/service_quick');
    expect(location.search).toBe('?param_game_id=H73');
  },
);

test('only this desk ranks: both homes stay as they are', async () => {
  const site = await renderPage({ at: `/service/H73${mark}`, calls: answers(0, 3) });
  await expect.element(home).toBeVisible();
  await rests('/service/H73');
  await site.open(`/vipservice/H73${mark}`);
  await expect.element(vipHome).toBeVisible();
  await rests('/vipservice/H73');
});

test('neither ranks: each says its own', async () => {
  const site = await renderPage({ at: `/service/H73${mark}`, calls: answers(0, 0) });
  await expect.element(home).toBeVisible();
  await expect.element(page.getByText('專屬服務尚未開放給這個帳號')).not.toBeInTheDocument();
  await rests('/service/H73');
  await site.open(`/vipservice/H73${mark}`);
  await expect.element(page.getByText('目前尚未開放使用')).toBeVisible();
  await rests('/vipservice/H73');
});
