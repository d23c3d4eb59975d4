import {
  documented,
  examples,
  languagesFrom,
  partnerToken,
  playerToken,
  renderPage,
  settled,
  switchTo,
  type Calls,
} from '@hub/page-tests';
import { ownCaptcha } from '@hub/contracts/shared';
import type { FormSettingsView } from '@hub/contracts/tickets';
import { pageData } from '@hub/web';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { followChoice } from './follow-choice.ts';

const SETUP = 'POST /api/service/init_setup';
const FORM = 'GET /api/questions/render_create_form/:game_id';
const { settings } = documented<{ settings: FormSettingsView }>(FORM);
const calls: Calls = {
  [SETUP]: documented(SETUP),
  [FORM]: { settings: { ...settings, captcha: ownCaptcha('create', false) } },
  ...examples('GET /api/notices', 'GET /api/faq/get_faq'),
};
const heading = () => page.getByRole('heading', { level: 1 });

let mend = (): void => undefined;
afterEach(() => mend());

/** The English texts of support are where nothing is, until they are mended. */
function breakTexts(): void {
  const locales: Record<string, string> = pageData().registry.areas.support?.locales ?? {};
  const good = locales.en ?? '';
  mend = () => {
    locales.en = good;
  };
  locales.en = '/no-such-texts/en.json';
}

test('a language whose texts cannot be had changes nothing', async () => {
  await renderPage({ at: '/service/H73/create', calls });
  await page.getByLabelText('問題描述').fill('寫到一半');
  breakTexts();
  await page.getByLabelText('語言').selectOptions('en');
  await expect.element(page.getByText('沒有切換成功，請再試一次。')).toBeVisible();
  await expect.element(page.getByLabelText('語言')).toHaveValue('zh-TW');
  await expect.element(page.getByLabelText('問題描述')).toHaveValue('寫到一半');
  mend();
  await page.getByLabelText('語言').selectOptions('en');
  await expect.element(page.getByLabelText('What happened')).toHaveValue('寫到一半');
});

test('a change of language moves no focus, and the next page is read out all the same', async () => {
  await renderPage({ at: '/service/H73', calls });
  await settled();
  const picker = page.getByRole('button', { name: '遊戲 H73' });
  (picker.element() as HTMLElement).focus();
  // The title of this page is the same in both.
  await switchTo('zh-HK');
  await expect.element(picker).toHaveFocus();
  await page.getByRole('link', { name: /網上回報/ }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: '網上回報' })).toHaveFocus();
  for (const language of languagesFrom(2)) {
    await switchTo(language);
    await expect.element(heading()).toHaveFocus();
  }
});

test('inside a game the language can be changed too', async () => {
  const player = documented(SETUP, { token: playerToken(), is_in_game: true });
  await renderPage({
    at: `/service_quick?token=${partnerToken()}&usr_device=android`,
    calls: { ...calls, [SETUP]: player },
  });
  await expect.element(page.getByText('線上回報').first()).toBeVisible();
  await page.getByLabelText('語言').selectOptions('en');
  await expect.element(page.getByText('Report a problem').first()).toBeVisible();
});

test('a page opened in one language keeps it while another tab changes, until it is looked at', async () => {
  followChoice();
  await renderPage({ at: '/support', calls });
  await expect.element(heading()).toHaveTextContent('客服中心');
  // What the choice of another tab leaves behind.
  document.cookie = 'lang=en; path=/';
  await expect.element(heading()).toHaveTextContent('客服中心');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(heading()).toHaveTextContent('Support');
});
