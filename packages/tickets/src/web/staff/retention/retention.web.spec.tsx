import { areaRows } from '@hub/contracts/areas';
import type { RetentionView } from '@hub/contracts/retention';
import { documented, expectAccessible, expectFits, renderPage, reply, staffCalls, type Calls } from '@hub/page-tests';
import { pageData } from '@hub/web';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskCalls, press } from '../testing/desk-answers.ts';

const AT = '/staff/questions/retention';
const lineOf = (service: string) => `GET /api/staff/retention/${service}` as const;
const { data } = documented<RetentionView>(lineOf('support'));
const some: RetentionView = {
  data: {
    ...data,
    due: [
      { line: 'cases', rows: 1234, oldest: '2020-11-21T11:00:00+08:00' },
      { line: 'mails', rows: 0, oldest: null },
    ],
    held: 2,
    held_accounts: 3,
  },
};
const none: RetentionView = { data: { due: [], held: 0, held_accounts: 0, ended: [] } };
const calls: Calls = {
  ...Object.fromEntries(
    areaRows.flatMap(({ name, contract }) => (contract ? [[lineOf(name), documented(lineOf(name))]] : [])),
  ),
  [lineOf('support')]: some,
  [lineOf('events')]: reply(503, { msg: '稍後再試' }),
  [lineOf('identity')]: documented(lineOf('identity')),
  [lineOf('catalog')]: none,
};

for (const look of ['phone, light', 'phone, dark', 'desk, light', 'desk, dark'] as const)
  test(`an auditor reads what would go next and what went last, and a service that is away costs its part only: ${look}`, async () => {
    const site = await renderPage({ at: AT, calls: { ...deskCalls('auditor'), ...calls }, look });
    await expect.element(page.getByRole('heading', { level: 1, name: '資料保存' })).toBeVisible();
    const next = page.getByRole('region', { name: '客服案件下次會處理的資料' });
    await expect.element(next.getByRole('row', { name: /案件與往來內容/ })).toHaveTextContent('1,234 筆');
    await expect.element(next.getByRole('row', { name: /案件與往來內容/ })).toHaveTextContent('結案滿五年');
    await expect.element(next.getByRole('row', { name: /寄信紀錄/ })).toHaveTextContent('沒有');
    await expect.element(page.getByText('另有 2 件案件暫停刪除')).toBeVisible();
    await expect.element(page.getByText('另有 3 個玩家帳號暫停刪除')).toBeVisible();
    await expect.element(page.getByRole('region', { name: '玩家等級下次會處理的資料' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: '客服案件最近處理的資料' })).toHaveTextContent('40');
    await expect.element(page.getByText('還沒有處理過期滿的資料。')).toHaveLength(1);
    await expect.element(page.getByText('活動與寄送現在沒有回應')).toBeVisible();
    await expectAccessible();
    expectFits();
    site.answer({ [lineOf('events')]: none });
    await press(page.getByRole('button', { name: '再試一次' }));
    await expect.element(page.getByText('還沒有處理過期滿的資料。')).toHaveLength(2);
  });

test('whoever may not read it is told so, and no service is asked', async () => {
  const site = await renderPage({
    at: AT,
    calls: { ...deskCalls('lead'), ...staffCalls('lead') },
    look: 'desk, light',
  });
  await expect.element(page.getByText('這一頁由稽核人員和系統擁有者查看。')).toBeVisible();
  expect(site.asked(lineOf('support'))).toEqual([]);
});

test('what goes of a service is in the words of its own area, whatever another one says', async () => {
  const { areas } = pageData().registry;
  const topup = areas.topup!;
  onTestFinished(() => void (areas.topup = topup));
  const untrue = { tw: '假的', en: 'untrue' };
  areas.topup = { ...topup, retention: { name: untrue, rules: { penalties: { what: untrue, until: untrue } } } };
  const due = [{ line: 'penalties', rows: 1, oldest: null }];
  const penalties: Calls = { [lineOf('support')]: { data: { ...none.data, due } } };
  await renderPage({ at: AT, calls: { ...deskCalls('auditor'), ...calls, ...penalties }, look: 'desk, light' });
  const next = page.getByRole('region', { name: '客服案件下次會處理的資料' });
  await expect.element(next.getByRole('row', { name: /處分紀錄/ })).toBeVisible();
});
