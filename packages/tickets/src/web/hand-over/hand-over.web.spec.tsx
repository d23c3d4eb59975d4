import { documented, expectAccessible, playerToken, renderPage, reply } from '@hub/page-tests';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  FORM,
  formCalls,
  openReport,
  pictureFile,
  picker,
  playerForm,
  rows,
  words,
} from '../testing/report-answers.ts';

const BEGIN = 'POST /api/questions/drafts';
const OPEN = 'POST /api/questions/drafts/open';
const STATE = 'POST /api/questions/drafts/state';
const WORDS = '儲值後三十分鐘仍未入帳，這個視窗選不到收據';
const state = (name: string, question_id = 0) => ({ msg: { state: name, question_id } });
const goOn = page.getByRole('button', { name: '改用瀏覽器接著填' });

async function handOver() {
  const site = await renderPage({
    at: `/service/H73/create?ui=webview&token=${playerToken()}`,
    calls: { ...formCalls(playerForm()), [BEGIN]: documented(BEGIN), [STATE]: state('waiting') },
  });
  await page.getByLabelText('問題類型').selectOptions('1');
  await words.fill(WORDS);
  goOn.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('在瀏覽器接著填')).toBeVisible();
  return site;
}

test('a report that a game window cannot finish is given away as a link, and the window hears of it', async () => {
  const site = await handOver();
  expect(document.activeElement?.textContent).toContain('在瀏覽器接著填');
  await expect.element(page.getByText(/\/service\/H73\/continue#/)).toBeVisible();
  await expect.element(page.getByRole('img', { name: '網址的 QR Code' })).toBeVisible();
  await expectAccessible('link');
  expect(site.asked(BEGIN)[0]?.body).toMatchObject({ game_id: 'H73', form: 'create', values: { content: WORDS } });
  site.answer({ [STATE]: state('opened') });
  await expect.element(page.getByText('已在瀏覽器打開'), { timeout: 9_000 }).toBeVisible();
  // A web view that begins anew still knows of it.
  await site.reload();
  await expect.element(page.getByText('已在瀏覽器打開'), { timeout: 9_000 }).toBeVisible();
  site.answer({ [STATE]: state('sent', 10232) });
  await expect.element(page.getByText('已在瀏覽器送出'), { timeout: 9_000 }).toBeVisible();
  await expect.element(words).toHaveValue('');
  const way = page.getByRole('link', { name: '查看這筆回報' });
  await expect.element(way).toHaveAttribute('href', expect.stringContaining('/view/10232'));
});

test('a link takes nothing that is written in the window later', async () => {
  const site = await handOver();
  await words.fill(`${WORDS}，還有第三件`);
  site.answer({ [STATE]: state('sent', 10232) });
  await expect.element(page.getByText('已在瀏覽器送出'), { timeout: 9_000 }).toBeVisible();
  await expect.element(page.getByText(/沒有送出，還留在表單裡/)).toBeVisible();
  await expect.element(words).toHaveValue(`${WORDS}，還有第三件`);
  await expectAccessible();
});

const opened = (content: string) => {
  const { msg } = documented<{ msg: object }>(OPEN);
  return { msg: { ...msg, follows: null, files: [], values: { question_type: '1', content } } };
};
const GONE = reply(404, { msg: '連結已經用過或過期了' });

test('a link does not disturb what is being written in the browser, and another one in the same tab is another report', async () => {
  const OWN = '在瀏覽器寫到一半的另一件事';
  const site = await openReport({ [FORM]: playerForm() }, `/service/H73/create?token=${playerToken()}`);
  await words.fill(OWN);
  await expect.element(page.getByText('草稿已存在這台裝置').first()).toBeVisible();

  site.answer({ [OPEN]: opened(WORDS) });
  await site.open('/service/H73/continue#Zk3v9QpL1xTn8aBcDeFgHi');
  await expect.element(words).toHaveValue(WORDS);
  await expect.element(page.getByText('ID 123456789')).toBeVisible();
  expect(location.search).toMatch(/^\?draft=[\w-]{8}$/);
  await expectAccessible('taken');
  // A reload changes nothing.
  await site.reload();
  await expect.element(words).toHaveValue(WORDS);

  site.answer({ [OPEN]: GONE });
  await site.open('/service/H73/continue#AAAAAAAAAAAAAAAAAAAAAA');
  await expect.element(page.getByText('這個連結不能用了')).toBeVisible();
  await expectAccessible('used');
  // Only what stands behind the # changes.
  site.answer({ [OPEN]: opened('第二件完全不同的事') });
  location.hash = 'BBBBBBBBBBBBBBBBBBBBBB';
  await expect.element(words).toHaveValue('第二件完全不同的事');

  await site.open(`/service/H73/create?token=${playerToken()}`);
  await expect.element(words).toHaveValue(OWN);
});

test('a press on the button for files after which nothing opens is noticed', async () => {
  await openReport();
  await words.fill(WORDS);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const hint = page.getByText('這個視窗好像選不到圖片');
  const can = () => JSON.parse(sessionStorage.getItem('hub.can') ?? '{}') as { file?: string };
  picker.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(hint).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(35_000);
  vi.useRealTimers();
  await expect.element(hint).toBeVisible();
  await expect.element(goOn).toBeVisible();
  expect(can()).toMatchObject({ file: 'dead' });
  // Slow it was, and not dead.
  await picker.upload(await pictureFile('screen.png'));
  await expect.element(rows).toHaveTextContent('已上傳');
  await expect.element(hint).toHaveLength(0);
  expect(can()).toMatchObject({ file: '1' });
});
