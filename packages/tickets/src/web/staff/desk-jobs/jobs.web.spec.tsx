import type { DeskJob, DeskJobsView, DeskKeepingView } from '@hub/contracts/tickets';
import { documented, expectAccessible, expectFits, renderPage, type Asked } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskCalls, press } from '../testing/desk-answers.ts';

const LIST = 'GET /api/staff/questions/jobs';
const KEEPING = 'GET /api/staff/questions/jobs/keeping';
const RETRY = 'POST /api/staff/questions/jobs/:job/retry';

const none = { next: null };
const [job] = documented<DeskJobsView>(LIST).data;
const done: DeskJob = { ...job!, id: 'export-abc', kind: 'export', what: 'figures', state: 'done', may_cancel: false };
const failed: DeskJob = {
  ...job!,
  id: 'task-9',
  kind: 'task',
  what: 'support-codes-asked',
  state: 'failed',
  by: '',
  mine: false,
  games: [],
  reason: 'connect ECONNREFUSED',
  attempts: 12,
  may_cancel: false,
  may_retry: true,
};
const { data: keeping } = documented<DeskKeepingView>(KEEPING);
const [round] = keeping.schedules;
const kept: DeskKeepingView = {
  data: {
    ...keeping,
    schedules: [
      { ...round!, name: 'search' },
      { ...round!, name: 'exports', fault: 'the bucket is away', faults: 2 },
      { ...round!, name: 'figures', late: true },
    ],
  },
};
const items = page.getByRole('list', { name: '背景工作' }).getByRole('listitem');
const heading = page.getByRole('heading', { level: 1, name: '背景工作' });

test('a lead finds the own export with its file, and nothing of the system', async () => {
  const site = await renderPage({
    at: '/staff/questions',
    calls: { ...deskCalls('lead'), [LIST]: { data: [done], page: none } },
    look: 'desk, light',
  });
  await press(page.getByRole('list', { name: '工具' }).getByRole('link', { name: '背景工作' }));
  await expect.element(heading).toBeVisible();
  await expect.element(items).toHaveTextContent('匯出報表數字');
  await expect.element(items).toHaveTextContent('完成');
  const file = items.getByRole('link', { name: '下載 匯出報表數字' });
  await expect.element(file).toHaveAttribute('href', '/api/staff/questions/exports/abc');
  await expect.element(file).toHaveAttribute('download');
  await expect.element(page.getByText('系統自動處理')).toHaveLength(0);
  await expect.element(page.getByLabelText('誰的')).toHaveLength(0);
  expect(site.asked(LIST)[0]?.query.get('whose')).toBe('mine');
  await expectAccessible();
});

for (const look of ['phone, light', 'desk, dark'] as const)
  test(`a product admin sees what the system does, and has what was given up done again: ${look}`, async () => {
    const some = ({ query }: Asked) => ({ data: query.get('state') === 'failed' ? [failed] : [job!], page: none });
    const site = await renderPage({
      at: '/staff/questions/jobs',
      calls: { ...deskCalls('product_admin'), [LIST]: some, [KEEPING]: kept },
      look,
    });
    await expect.element(heading).toBeVisible();
    const rounds = page.getByRole('region', { name: '系統自動處理' }).getByRole('table');
    await expect.element(rounds.getByRole('row', { name: /更新搜尋/ })).toHaveTextContent('正常');
    await expect.element(rounds.getByRole('row', { name: /刪除過期的匯出檔/ })).toHaveTextContent('連續 2 次沒有完成');
    await expect.element(rounds.getByRole('row', { name: /計算報表/ })).toHaveTextContent('該做了還沒做');
    await page.getByLabelText('狀況').selectOptions('failed');
    await expect.element(items).toHaveTextContent('補寄查詢碼');
    await expect.element(items).toHaveTextContent('connect ECONNREFUSED');
    await expect.element(items).toHaveTextContent('試了 12 次');
    expect(location.search).toBe('?state=failed');
    await expectAccessible();
    expectFits();
    site.answer({ [RETRY]: documented(RETRY), [LIST]: { data: [], page: none } });
    await press(items.getByRole('button', { name: '再做一次 補寄查詢碼' }));
    await expect.element(items).toHaveLength(0);
    expect(site.asked(RETRY)[0]?.params.job).toBe('task-9');
  });
