import { documented, expectAccessible, expectFits, noAnswer, renderPage, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { receiptDrawings } from './drawings/receipt-drawings.tsx';

const FAQ = 'GET /api/faq/get_faq';
const article = (id: number, type_id: string, title: string, content: string) => ({ id, type_id, title, content });
const articles = {
  msg: [
    article(1, 'payment', '儲值後多久會入帳？', '<p>三十分鐘內</p>'),
    article(3, 'receipt', '如何找到 Google Play 訂單收據', '<ol><li>打開商店</li></ol>'),
    article(4, 'receipt', '如何找到 App Store 訂單收據', '<h3>方法一：從電子郵件找</h3>'),
  ],
};
const away = page.getByText(/目前連不上網路/);

test('the FAQ finds an article however it is typed, and knows a way on when there is none', async () => {
  const site = await renderPage({ at: '/faq?site=long_e', calls: { [FAQ]: articles } });
  await expect.poll(() => document.title).toMatch(/^FAQ｜/);
  expect(site.asked(FAQ)[0]?.query.get('site')).toBe('long_e');
  const receipts = page.getByRole('region', { name: '收據怎麼找' });
  await expect.element(receipts.getByText('如何找到 Google Play 訂單收據')).toBeVisible();
  await receipts.getByText('如何找到 App Store 訂單收據').click();
  await expect.element(receipts.getByText('方法一：從電子郵件找')).toBeVisible();

  const box = page.getByRole('searchbox', { name: '搜尋常見問題' });
  await box.fill('ｇｏｏｇｌｅplay');
  await expect.element(page.getByRole('mark')).toHaveTextContent(/^Google Play$/);
  await expectAccessible('found');
  await box.fill('完全沒有這回事');
  await expect.element(page.getByText('沒有找到相關的問題')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '線上回報' })).toBeVisible();
  await expectAccessible('nothing found');
});

test('an article leads back to its set, and one that is not there says so', async () => {
  const site = await renderPage({ at: '/faq?id=3&site=long_e', calls: { [FAQ]: articles } });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^如何找到 Google Play 訂單收據$/);
  await page.getByRole('link', { name: '回常見問題' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/faq?site=long_e');
  await site.open('/faq?id=99999');
  await expect.element(page.getByText('找不到這篇文章')).toBeVisible();
});

test.each(['phone, light', 'phone, dark', 'desk, light'] as const)(
  'a guide shows its steps in drawings, whose words are read, and those that nobody drew in words (%s)',
  async (look) => {
    const figure = (name: string, words: string) => `<figure data-drawing="${name}">${words}</figure>`;
    const names = Object.keys(receiptDrawings);
    const content = `<ol>${names.map((name) => `<li>步驟${figure(name, `圖說 ${name}`)}</li>`).join('')}</ol>`;
    const msg = [article(3, 'receipt', '收據', content + figure('unknown', '沒有圖的說明'))];
    await renderPage({ at: '/faq?id=3&site=long_e', calls: { [FAQ]: { msg } }, look });
    await expect.element(page.getByText('圖說 play-order')).toBeVisible();
    const drawn = [...document.querySelectorAll('figure')];
    expect(drawn.map((one) => one.querySelector('figcaption')?.textContent)).toEqual(
      names.map((name) => `圖說 ${name}`),
    );
    expect(drawn.every((one) => one.querySelector('svg[aria-hidden="true"] rect'))).toBe(true);
    await expect.element(page.getByText('沒有圖的說明')).toBeVisible();
    await expectAccessible();
    expectFits();
  },
);

const SETUP = 'POST /api/service/init_setup';
const HELPED = 'POST /api/questions/article_helped';

test('questions and help are one page, in the colours of the game that one comes from, with the way back to it', async () => {
  const msg = [article(7, '2', '儲值多久入帳？', '<p>三十分鐘內</p>')];
  const site = await renderPage({
    at: '/help/home?game_id=H73',
    calls: { [FAQ]: { msg }, [SETUP]: documented(SETUP), [HELPED]: documented(HELPED) },
    look: 'desk, light',
  });
  await expect.poll(() => location.pathname + location.search).toBe('/faq?game_id=H73');
  await expect.element(page.getByText(/客服時間　每日 \d/)).toBeVisible();
  expect(document.documentElement.dataset.game).toBe('H73');
  const main = page.getByRole('main');
  await expect.element(main.getByRole('link', { name: '客服中心' })).toHaveAttribute('href', '/service/H73');
  await page.getByText('儲值多久入帳？').click();
  await page.getByRole('button', { name: '解決了' }).click();
  await expect.element(page.getByText('太好了，謝謝您告訴我們。')).toBeVisible();
  expect(site.asked(HELPED)[0]?.body).toEqual({ game_id: 'H73', article_id: 7, question_type: '2' });
  await expectAccessible();
  expectFits();

  await site.open('/faq?id=7&game_id=H73');
  await page.getByRole('button', { name: '還沒有' }).click();
  await expect
    .element(main.getByRole('link', { name: '線上回報' }).first())
    .toHaveAttribute('href', '/service/H73/create');
  await page.getByRole('link', { name: '回常見問題' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/faq?game_id=H73');
});

test('an unanswered call tells the player what is kept, and the page goes on by itself when the way is open', async () => {
  const site = await renderPage({ at: '/faq', calls: { [FAQ]: noAnswer } });
  await expect.element(page.getByRole('status').getByText(/目前連不上網路.*內容會留在這台裝置/)).toBeVisible();
  await expect.element(page.getByText('暫時讀不到資料')).toBeVisible();
  await expectAccessible();
  site.answer({ [FAQ]: articles });
  await expect.element(page.getByText('儲值後多久會入帳？'), { timeout: 14_000 }).toBeVisible();
  await expect.element(away).not.toBeInTheDocument();
});

test('a refusal is no lost connection', async () => {
  await renderPage({ at: '/faq', calls: { [FAQ]: reply(503, { msg: '服務正在休息' }) } });
  await expect.element(page.getByText('服務正在休息')).toBeVisible();
  await expect.element(away).not.toBeInTheDocument();
});

test('a folded list of games fetches no pictures', async () => {
  await renderPage({ at: '/faq', calls: { [FAQ]: articles } });
  await expect.element(page.getByText('儲值後多久會入帳？')).toBeVisible();
  const emblems = () => document.querySelectorAll('img[src*="/media/games/"]').length;
  expect(emblems()).toBe(0);
  await page.getByRole('button', { name: '遊戲' }).click();
  await expect.poll(emblems).toBeGreaterThan(3);
});
