import type { DeskJob, DeskJobsView } from '@hub/contracts/jobs';
import type { DeskMaintenanceView } from '@hub/contracts/tickets';
import { documented, expectAccessible, expectFits, renderPage, reply, type Asked, type Calls } from '@hub/page-tests';
import { pageData } from '@hub/web';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskCalls, press } from '../testing/desk-answers.ts';

const LIST = 'GET /api/staff/questions/jobs';
const KEEPING = 'GET /api/staff/questions/jobs/keeping';
const SERVICES = ['events', 'identity', 'catalog', 'topup', 'surveys'] as const;
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
const { data: keeping } = documented<DeskMaintenanceView>(KEEPING);
const [round] = keeping.schedules;
const kept: DeskMaintenanceView = {
  data: {
    ...keeping,
    schedules: [
      { ...round!, name: 'search' },
      { ...round!, name: 'exports', fault: 'the bucket is away', faults: 2 },
      { ...round!, name: 'figures', late: true },
    ],
  },
};
const services: Calls = Object.fromEntries(
  SERVICES.flatMap((service) => [
    [`GET /api/staff/jobs/${service}`, { data: [], page: none }],
    [`GET /api/staff/jobs/${service}/keeping`, documented(`GET /api/staff/jobs/${service}/keeping`)],
  ]),
);
const overseen: Calls = {
  ...deskCalls('product_admin'),
  ...services,
  [LIST]: { data: [job!], page: none },
  [KEEPING]: kept,
};
const items = page.getByRole('list', { name: /^(?:背景工作|客服案件)$/ }).getByRole('listitem');
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
      calls: { ...overseen, [LIST]: some },
      look,
    });
    await expect.element(heading).toBeVisible();
    const rounds = page.getByRole('region', { name: '定時做的事', exact: true }).getByRole('table');
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

const AUDIT_FILE: DeskJob = {
  ...done,
  id: `export-${'7'.repeat(26)}`,
  what: 'audit',
  by: '小美',
  mine: false,
  about: '',
};

for (const look of ['phone, light', 'desk, dark'] as const)
  test(`the work of every service stands on one page, and one that is away costs its part only: ${look}`, async () => {
    const site = await renderPage({
      at: '/staff/questions/jobs',
      calls: {
        ...overseen,
        'GET /api/staff/jobs/events': reply(503, { msg: '稍後再試' }),
        'GET /api/staff/jobs/events/keeping': reply(503, { msg: '稍後再試' }),
        'GET /api/staff/jobs/identity': {
          data: [AUDIT_FILE, { ...failed, id: 'task-77', what: 'fact-audit-identity' }],
          page: none,
        },
      },
      look,
    });
    const at = (name: string) => page.getByRole('region', { name, exact: true });
    await expect.element(at('帳號與稽核').getByText('匯出稽核紀錄')).toBeVisible();
    await expect.element(at('帳號與稽核').getByText('告知其他服務')).toBeVisible();
    await expect.element(at('遊戲設定').getByText('這裡沒有背景工作。')).toBeVisible();
    await expect.element(at('活動與寄送').getByText('活動與寄送：現在讀不到')).toBeVisible();
    await expect.element(at('客服案件').getByRole('listitem')).toHaveLength(1);
    await expect.element(page.getByText('活動與寄送現在沒有回應')).toBeVisible();
    await expect.element(at('帳號與稽核定時做的事').getByRole('row', { name: /銷毀/ })).toHaveTextContent('正常');
    await expectAccessible();
    expectFits();
    const again = 'POST /api/staff/jobs/identity/:job/retry';
    site.answer({
      [again]: documented(again),
      'GET /api/staff/jobs/identity': { data: [], page: none },
      'GET /api/staff/jobs/events': { data: [], page: none },
    });
    await press(at('帳號與稽核').getByRole('button', { name: '再做一次 告知其他服務' }));
    await expect.element(at('帳號與稽核').getByText('這裡沒有背景工作。')).toBeVisible();
    expect(site.asked(again)[0]?.params.job).toBe('task-77');
    await press(at('活動與寄送').getByRole('button', { name: '再試一次' }));
    await expect.element(at('活動與寄送').getByText('這裡沒有背景工作。')).toBeVisible();
  });

test('an operator of events finds the own files, and asks no service that has nothing for them', async () => {
  const site = await renderPage({
    at: '/staff/questions/jobs',
    calls: {
      ...deskCalls('event_operator'),
      'GET /api/staff/jobs/events': { data: [{ ...done, what: 'redemptions', about: '' }], page: none },
    },
    look: 'desk, light',
  });
  await expect.element(page.getByText('匯出兌換紀錄')).toBeVisible();
  const file = page.getByRole('link', { name: '下載 匯出兌換紀錄' });
  await expect.element(file).toHaveAttribute('href', '/api/staff/events/exports/abc');
  for (const line of [LIST, 'GET /api/staff/jobs/identity', KEEPING] as const) expect(site.asked(line)).toEqual([]);
});

test('a work is called what the area of its service calls it, whatever another one says', async ({
  onTestFinished,
}) => {
  const { areas } = pageData().registry;
  const other = Object.values(areas).findLast(({ jobs }) => jobs && !jobs.atDesk)!;
  onTestFinished(() => void (areas[other.area] = other));
  const untrue = { tw: '假的', en: 'untrue' };
  const jobs = { ...other.jobs!, exports: { redemptions: untrue }, rounds: { 'serial-used': untrue } };
  areas[other.area] = { ...other, jobs };
  await renderPage({
    at: '/staff/questions/jobs',
    calls: {
      ...overseen,
      'GET /api/staff/jobs/events': { data: [{ ...done, what: 'redemptions', about: '' }], page: none },
      'GET /api/staff/jobs/events/keeping': {
        data: { tasks: keeping.tasks, schedules: [{ ...round!, name: 'serial-used' }] },
      },
    },
    look: 'desk, light',
  });
  await expect.element(page.getByText('匯出兌換紀錄')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /計算用掉的序號/ })).toBeVisible();
  expect(page.getByText('假的').elements()).toEqual([]);
});
