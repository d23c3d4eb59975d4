import type { TicketListView, TicketView } from '@hub/contracts/tickets';
import {
  documented,
  expectLanguage,
  languages,
  languagesFrom,
  playerToken,
  renderPage,
  reply,
  switchTo,
  testEveryLanguage,
  type Asked,
  type Calls,
} from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FORM, formCalls, formOf, playerForm, ticketOf, VIEW } from '../testing/report-answers.ts';

const SETUP = 'POST /api/service/init_setup';
const LIST = 'GET /api/questions/list';
const token = `?token=${playerToken()}`;
const { user } = playerForm().settings;
const list = documented<TicketListView>(LIST);
/** A report without a word of any language. */
const wordless: Partial<TicketView> = { content: 'GPA.3372-5514', character_name: 'Tester', status: '1', replies: [] };
/** Kinds of problem as the catalogue has them in the other languages. */
const kinds: Record<string, Record<string, string>> = {
  'zh-HK': { 儲值未入帳: '增值未入賬', 帳號遺失: '帳戶遺失', 帳號被盜: '帳戶被盜' },
  en: {
    一般問題: 'General question',
    儲值未入帳: 'Top-up not received',
    帳號遺失: 'Account lost',
    帳號被盜: 'Account stolen',
  },
};
/** The answer in the language that is asked for. */
const worded =
  (answer: object) =>
  ({ headers }: Asked): object => {
    const known = kinds[headers.get('accept-language') ?? ''] ?? {};
    const text = Object.entries(known).reduce((all, [tw, own]) => all.replaceAll(tw, own), JSON.stringify(answer));
    return JSON.parse(text) as object;
  };
const calls: Calls = {
  ...formCalls(),
  [FORM]: worded(formOf()),
  [SETUP]: documented(SETUP),
  [LIST]: worded({ ...list, msg: list.msg.map((row) => ({ ...row, content: 'GPA.3372-5514' })) }),
  [VIEW]: worded(ticketOf(wordless)),
};

const screens: [name: string, at: string, calls?: Calls][] = [
  ['report form', '/service/G112/create'],
  [
    'report form of a player',
    `/service/H73/create${token}`,
    { [FORM]: worded(formOf({ user: user && { ...user, character_name: 'Tester' } })) },
  ],
  ['look-up', '/service/g66naxx2tw/query'],
  ['list', `/service/H73/list${token}`],
  ['report', `/service/H73/view/10231${token}`],
  ['report that is not there', `/service/H73/view/1${token}`, { [VIEW]: reply(404, { noexist: 'not there' }) }],
];

testEveryLanguage(screens, calls);

test('a form full of mistakes speaks every language, and fits', async () => {
  await renderPage({ at: '/service/G112/create', calls, language: 'en', look: 'narrow, light' });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.element(page.getByCss('[aria-invalid="true"]').first()).toBeVisible();
  for (const language of languagesFrom(2)) {
    await switchTo(language);
    expectLanguage(language);
  }
});

test('the language changes on the form, and what was typed stays', async () => {
  const site = await renderPage({ at: '/service/H73/create', calls });
  await page.getByLabelText('問題類型').selectOptions('2');
  await page.getByLabelText('問題描述').fill('寫到一半');
  await page.getByRole('button', { name: '送出回報' }).click();
  await expect.element(page.getByText('問題描述至少要 5 個字，目前 4 個字').first()).toBeVisible();
  const field = page.getByLabelText('問題描述').element();

  (page.getByLabelText('語言').element() as HTMLElement).focus();
  await page.getByLabelText('語言').selectOptions('en');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Report a problem');
  await expect.element(page.getByLabelText('What happened')).toHaveValue('寫到一半');
  expect(page.getByLabelText('What happened').element(), 'the page is the same one').toBe(field);
  await expect.element(page.getByLabelText('Kind of problem')).toHaveValue('2');
  await expect.element(page.getByRole('option', { name: 'Top-up not received' })).toBeInTheDocument();
  await expect.element(page.getByText('Please write at least 5 characters; you have 4.').first()).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Error: Report a problem/);
  expect(document.documentElement.lang).toBe('en');
  await expect.element(page.getByLabelText('Language')).toHaveFocus();

  await page.getByLabelText('Language').selectOptions('zh-HK');
  await expect.element(page.getByLabelText('電郵地址')).toBeVisible();
  await expect.element(page.getByLabelText('問題描述')).toHaveValue('寫到一半');
  expect(document.cookie).toContain('lang=zh-HK');

  // What is asked from now on is asked in this language.
  await site.reload();
  await expect.element(page.getByLabelText('電郵地址')).toBeVisible();
  await expect.element(page.getByLabelText('問題描述')).toHaveValue('寫到一半');
  expect(site.asked(FORM).at(-1)?.headers.get('accept-language')).toBe('zh-HK');
});

test('times and numbers look the same in every language', async () => {
  const look = async (words: string, text: RegExp | string) => {
    for (const language of languages) {
      await switchTo(language);
      await expect.element(page.getByCss(words).first()).toHaveTextContent(text);
    }
  };
  const site = await renderPage({ at: `/service/H73/view/10231${token}`, calls });
  await look('main time', /^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}$/);
  await site.open('/service/G112/create');
  await look('output, [class*="count"]', '0/2,000');
});
