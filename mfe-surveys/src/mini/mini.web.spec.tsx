import { expectWellInEveryLook, renderPage } from '@hub/page-tests';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

afterEach(() => void vi.restoreAllMocks());
const heading = (name: string) => page.getByRole('heading', { name });
const answer = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** Every way in which a page could send something or keep it. */
function watchEveryWayOut() {
  return [
    vi.spyOn(window, 'fetch'),
    vi.spyOn(XMLHttpRequest.prototype, 'send'),
    vi.spyOn(navigator, 'sendBeacon'),
    vi.spyOn(Storage.prototype, 'setItem'),
    vi.spyOn(IDBFactory.prototype, 'open'),
    vi.spyOn(document, 'cookie', 'set'),
    vi.spyOn(HTMLFormElement.prototype, 'submit'),
    vi.spyOn(history, 'pushState'),
    vi.spyOn(history, 'replaceState'),
  ];
}

test('nothing is sent and nothing is kept, from the statement to the thanks and over again', async () => {
  const told: string[] = [];
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => {
    void (body as Blob).text().then((text) => told.push(text));
    return true;
  });
  await renderPage({ at: '/survey/mini' });
  await expect.element(heading('開始之前')).toBeVisible();
  // That a page was opened is told of every page, with nothing of what is on it; it is told before anybody answers here.
  await expect.poll(() => told.join()).toContain('"area":"surveys"');
  dispatchEvent(new Event('pagehide'));
  beacon.mockReset();
  const before = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
  const ways = watchEveryWayOut();
  for (const round of ['first', 'again']) {
    await answer('好，開始');
    await expect.element(heading('您的 ID')).toHaveFocus();
    await page.getByLabelText('遊戲 ID 或暱稱').fill(`secret-${round}`);
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('您組裝過幾盒模型？')).toHaveFocus();
    await answer('1 到 3 盒');
    await answer('打磨湯口');
    await answer('噴筆');
    await answer('漸層與陰影');
    await expect.element(heading('問卷完成了')).toHaveFocus();
    await answer('重新開始');
    await expect.element(heading('開始之前')).toHaveFocus();
  }
  expect(ways.map((way) => way.mock.calls)).toEqual(ways.map(() => []));
  expect([JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie]).toEqual(before);
});

test('each answer goes on by one step, which the bar shows', async () => {
  await renderPage({ at: '/survey/mini' });
  const bar = page.getByRole('progressbar', { name: '填寫進度' });
  await expect.element(bar).toHaveAttribute('value', '0');
  await expectWellInEveryLook();
  await answer('好，開始');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByText('請輸入 ID')).toBeVisible();
  await expect.element(bar).toHaveAttribute('value', '1');
  await page.getByLabelText('遊戲 ID 或暱稱').fill('阿明');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByText('第 3 步，共 6 步')).toBeVisible();
  await expectWellInEveryLook();
  for (const name of ['還沒組過', '剪下零件', '噴罐']) await answer(name);
  await expect.element(bar).toHaveAttribute('value', '5');
  await answer('舊化與汙漬');
  await expect.element(page.getByText('全部完成')).toBeVisible();
  await expectWellInEveryLook();
});
