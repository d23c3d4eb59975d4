import type { Locator } from '@playwright/test';
import { fileReport, type Filed } from './filed-report.ts';
import { expect, freshEmail, freshRole, mailsTo, onePage, partnerToken, signIn, test } from './hub.ts';
import {
  NARROW,
  enlarge,
  expectLanguage,
  expectWords,
  languages,
  order,
  playerToken,
  speak,
  switchTo,
  wordlessReport,
} from './language-facts.ts';
import { misfits, unseenFocus } from './page-layout.ts';
import { settled } from './page-settled.ts';

type Mine = Pick<Filed, 'id' | 'token'>;
type Needs = 'player' | 'report';
/** Addresses of every screen, and what opens it: a player's token, or a report of theirs. */
const screens: [name: string, path: (mine: Mine) => string, needs?: Needs][] = [
  ['portal', () => '/game'],
  ['customer centre', () => '/support'],
  ['service home', () => '/service/H73'],
  ['service home of a player', ({ token }) => `/service_quick?token=${token}`, 'player'],
  ['report form', () => '/service/G112/create'],
  ['report form of a player', ({ token }) => `/service/H73/create?token=${token}`, 'player'],
  ['look-up', () => '/service/g66naxx2tw/query'],
  ['list', ({ token }) => `/service/H73/list?token=${token}`, 'report'],
  ['report', ({ token, id }) => `/service/H73/view/${id}?token=${token}`, 'report'],
  ['report that is not there', ({ token }) => `/service/H73/view/1?token=${token}`, 'player'],
  ['FAQ', () => '/faq'],
  ['agreement', () => '/member/complete_agreement'],
  ['VIP', () => '/vipservice/H73'],
  ['top-up', () => '/wire_report_v2/H73'],
  ['codes without a token', () => '/events/event_serial'],
  ['codes of an event', ({ token }) => `/events/event_serial?event_id=1&token=${token}`, 'player'],
  ['promotion that is over', () => '/events/deliveroo'],
  ['surveys', () => '/survey/2021/idv'],
  ['nothing here', () => '/no/such/page'],
  ['staff sign-in', () => '/staff'],
];

test.describe('every screen at 320 px', () => {
  const shared = onePage({ viewport: NARROW });

  for (const [at, [name, path, needs]] of screens.entries()) {
    test(`${name}: every word in every language, nothing cut off`, async ({ baseURL }) => {
      const { page } = shared;
      const [first = 'zh-TW', ...others] = order(at);
      await speak(page.context(), first, baseURL ?? '');
      const mine = needs === 'report' ? await wordlessReport(baseURL, first) : { id: 0, token: '' };
      await page.goto(path(needs === 'player' ? { id: 0, token: playerToken() } : mine));
      await settled(page);
      await expectLanguage(page, first, `${name} loaded in ${first}`);
      for (const language of others) {
        await switchTo(page, language);
        await expectLanguage(page, language, `${name} switched to ${language}`);
      }
      await enlarge(page, '200%');
      expect(await unseenFocus(page)).toEqual([]);
      await page.evaluate(() => sessionStorage.clear());
    });
  }
});

test.describe('at 320 px', () => {
  test.use({ viewport: NARROW });

  test('a form full of mistakes speaks every language, and fits', async ({ page, context, baseURL }) => {
    // English first: there the check's words shrink most with the press, and the button must not move away under it.
    await speak(context, 'en', baseURL ?? '');
    await page.goto('/service/G112/create');
    await settled(page);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    for (const language of order(2)) {
      await switchTo(page, language);
      await expectLanguage(page, language, `mistakes in ${language}`);
    }
  });
});

test('the desk is in every language', async ({ page, baseURL }) => {
  const { id } = await wordlessReport(baseURL);
  await signIn(page);
  await page.goto(`/staff/questions/${id}`);
  for (const language of languages) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await switchTo(page, language);
    // What players wrote stands there in their own language.
    if (language !== 'en') await expectWords(page, language, `desk in ${language}`);
    expect.soft(await misfits(page), `desk in ${language}`).toEqual([]);
    await page.setViewportSize(NARROW);
    await expect.soft.poll(() => misfits(page), `desk in ${language}, 320 px`).toEqual([]);
  }
});

test('the language changes on the form, and what was typed stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/service/H73/create');
  await page.getByLabel('問題類型').selectOption('2');
  await page.getByLabel('問題描述').fill('寫到一半');
  await page.getByRole('button', { name: '送出回報' }).click();
  await expect(page.getByText('問題描述至少要 5 個字，目前 4 個字').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  // The runner chooses without a hand on the control; a player has it in focus.
  await page.getByLabel('語言').focus();
  await page.getByLabel('語言').selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report a problem');
  await expect(page.getByLabel('What happened')).toHaveValue('寫到一半');
  await expect(page.getByLabel('Kind of problem')).toHaveValue('2');
  await expect(page.getByText('Please write at least 5 characters; you have 4.').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Report a problem/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('Language')).toBeFocused();

  await page.getByLabel('Language').selectOption('zh-HK');
  await expect(page.getByLabel('電郵地址')).toBeVisible();
  await expect(page.getByLabel('問題描述')).toHaveValue('寫到一半');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  // The next visit remembers it, and so do the sentences of the server.
  const asked = page.waitForRequest('**/api/**');
  await page.reload();
  expect((await asked).headers()['accept-language']).toBe('zh-HK');
  await expect(page.getByLabel('電郵地址')).toBeVisible();
  await expect(page.getByLabel('問題描述')).toHaveValue('寫到一半');
});

test('a language whose texts cannot be had changes nothing', async ({ page }) => {
  await page.goto('/service/H73/create');
  await page.getByLabel('問題描述').fill('寫到一半');
  await page.route('**/r/support/*/en.js', (route) => route.abort());
  await page.getByLabel('語言').selectOption('en');
  await expect(page.getByText('沒有切換成功，請再試一次。')).toBeVisible();
  await expect(page.getByLabel('語言')).toHaveValue('zh-TW');
  await expect(page.getByLabel('問題描述')).toHaveValue('寫到一半');
  await page.unroute('**/r/support/*/en.js');
  await page.getByLabel('語言').selectOption('en');
  await expect(page.getByLabel('What happened')).toHaveValue('寫到一半');
});

test('a change of language moves no focus, and the next page is read out all the same', async ({ page }) => {
  await page.goto('/service/H73');
  await settled(page);
  const picker = page.getByRole('button', { name: '遊戲 H73' });
  await picker.focus();
  // The title of this page is the same in both.
  await switchTo(page, 'zh-HK');
  await expect(picker).toBeFocused();
  await page.getByRole('link', { name: /網上回報/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: '網上回報' });
  await expect(heading).toBeFocused();
  for (const language of order(2)) {
    await switchTo(page, language);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('inside a game the language can be changed too', async ({ page }) => {
  await page.goto(`/service_quick?token=${partnerToken(freshRole())}&usr_device=android`);
  await expect(page.getByText('線上回報').first()).toBeVisible();
  await page.getByLabel('語言').selectOption('en');
  await expect(page.getByText('Report a problem').first()).toBeVisible();
});

test('a page opened in one language keeps it while another tab changes, until it is looked at', async ({
  page,
  context,
}) => {
  await page.goto('/support');
  const other = await context.newPage();
  await other.goto('/game');
  await other.getByLabel('語言').selectOption('en');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Choose a game');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('客服中心');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
});

test('times and numbers look the same in every language', async ({ page, baseURL }) => {
  const { id, token } = await wordlessReport(baseURL);
  const look = async (words: Locator, text: RegExp | string) => {
    for (const language of languages) {
      await switchTo(page, language);
      await expect(words, language).toHaveText(text);
    }
  };
  await page.goto(`/service/H73/view/${id}?token=${token}`);
  await look(page.locator('time').first(), /^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/);
  await page.goto('/service/G112/create');
  await look(page.getByText(/^\d+\/[\d,.]+$/), '0/2,000');
});

test('players do not load the texts of the desk, the desk does', async ({ page, context, baseURL }) => {
  await speak(context, 'en', baseURL ?? '');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/service/H73');
  await settled(page);
  expect(loaded.filter((path) => /\/r\/(shell|support)\/\w+\/en\.js$/.test(path)).length).toBe(2);
  expect(loaded.filter((path) => path.includes('staff-en.js'))).toEqual([]);
  await page.goto('/staff');
  await settled(page);
  expect(loaded.filter((path) => path.includes('/staff-en.js')).length).toBeGreaterThan(0);
});

test('a mail is in the language of the report', async ({ baseURL }) => {
  for (const [language, words] of [
    ['en', 'We have received your report'],
    ['zh-HK', '我們收到了您的回報（個案'],
  ] as const) {
    const email = freshEmail();
    await fileReport(baseURL, 'GPA.3372-5514', { email, language });
    const [mail] = await mailsTo(email, 1);
    expect(mail?.subject).toContain(words);
  }
});
