import type { CsatCommentsView, ExportListView, FiguresView, HelpedFiguresView } from '@hub/contracts/tickets';
import {
  documented,
  expectAccessible,
  expectFits,
  held,
  renderPage,
  reply,
  staffCalls,
  type Asked,
  type Calls,
} from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const FIGURES = 'GET /api/staff/questions/figures';
const COMMENTS = 'GET /api/staff/questions/figures/comments';
const HELPED = 'GET /api/staff/questions/figures/helped';
const FILES = 'GET /api/staff/questions/exports';
const ASK = 'POST /api/staff/questions/exports';

const { data } = documented<FiguresView>(FIGURES);
const shown = (over: Partial<FiguresView['data']> = {}): FiguresView => ({ data: { ...data, ...over } });
const days = Array.from({ length: 10 }, (_, n) => `2026-11-${String(n + 1).padStart(2, '0')}`);
const many = shown({
  points: days.map((day) => ({ ...data.points[0]!, from: day, until: day })),
  by_agent: [data.by_agent[0]!, { ...data.by_agent[0]!, id: '8', name: '小敏' }],
});
const none = shown({ totals: { ...data.totals, filed: 0, answers: 0 }, by_agent: [] });
const files = documented<ExportListView>(FILES);
const empty = { data: [], page: { next: null } };
const calls: Calls = {
  ...staffCalls('lead'),
  [FIGURES]: many,
  [COMMENTS]: documented<CsatCommentsView>(COMMENTS),
  [HELPED]: documented<HelpedFiguresView>(HELPED),
  [FILES]: empty,
};
const from = () => page.getByLabelText('從', { exact: true });
/** The figures are there, and not those of the range before. */
const ready = async () => {
  await expect.element(page.getByText('首次回覆（中位數）')).toBeVisible();
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
};
/** The charts come by themselves, and the first of a run takes its time. */
const drawn = () => expect.poll(() => document.querySelector('figure svg'), { timeout: 20_000 }).not.toBeNull();
const focusOn = (name: string) => (page.getByRole('button', { name, exact: true }).element() as HTMLElement).focus();

for (const look of ['phone, light', 'desk, dark'] as const)
  test(`a lead picks a range, reads its table and asks for the figures, all of it accessible: ${look}`, async () => {
    const site = await renderPage({ at: '/staff/reports', calls, look });
    await expect.element(page.getByRole('heading', { level: 1, name: '報表' })).toBeVisible();
    await ready();
    await drawn();
    await page.getByRole('button', { name: '近 90 天' }).click();
    await expect.poll(() => location.search).toMatch(/^\?from=\d{4}-\d{2}-\d{2}&until=\d{4}-\d{2}-\d{2}$/);
    await ready();
    const figure = page.getByRole('figure', { name: '新進與結案' });
    await expect.element(figure).toBeVisible();
    await drawn();
    await expectAccessible('charts');
    expectFits('charts');
    const turn = figure.getByRole('button', { name: '以表格顯示' });
    (turn.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const table = figure.getByRole('table');
    const heads = () =>
      table
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent);
    await expect.poll(heads).toEqual(['期間', '新進', '結案']);
    expect(table.getByRole('row').elements().length).toBeGreaterThan(10);
    await expect.element(figure.getByRole('button', { name: '以圖表顯示' })).toHaveFocus();
    const people = page.getByRole('region', { name: '依人員' });
    await people.getByRole('button', { name: '首次回覆中位數' }).click();
    await expect
      .element(people.getByRole('columnheader', { name: '首次回覆中位數' }))
      .toHaveAttribute('aria-sort', 'descending');

    await page.getByRole('button', { name: '匯出', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: '匯出 CSV' })).toBeVisible();
    await expectAccessible('what to export');
    site.answer({
      [ASK]: documented(ASK),
      [FILES]: { ...files, data: files.data.map((row) => ({ ...row, kind: 'figures' })) },
    });
    await page.getByRole('button', { name: '開始匯出' }).click();
    await expect.element(page.getByRole('heading', { name: '我的匯出' })).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: '我的匯出' })).toBeInViewport();
    await expect.element(page.getByRole('link', { name: /^下載 報表數字/ })).toBeVisible();
    await expectAccessible('tables and files');
  });

test('personal data leaves only with a reason, by keyboard alone', async () => {
  const refused = reply(400, { reason: '請寫下用途（4 個字以上）' });
  const site = await renderPage({ at: '/staff/reports', calls: { ...calls, [ASK]: refused }, look: 'desk, light' });
  await ready();
  focusOn('匯出');
  await userEvent.keyboard('{Enter}');
  for (const label of ['案件與評分', '包含個人資料']) {
    (page.getByLabelText(label).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
  }
  focusOn('開始匯出');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('請寫下用途（4 個字以上）')).toBeVisible();
  site.answer({
    [ASK]: documented(ASK),
    [FILES]: { ...files, data: files.data.map((row) => ({ ...row, personal: '1' })) },
  });
  await page.getByLabelText('用途').fill('抽查首次回覆的品質');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: /^下載 案件與評分/ })).toBeVisible();
  await expect.element(page.getByText('含個人資料').first()).toBeVisible();
  expect(site.asked(ASK).at(-1)?.body).toMatchObject({ kind: 'cases', personal: true, reason: '抽查首次回覆的品質' });
});

test('an agent sees the own work and takes nothing along', async () => {
  await renderPage({
    at: '/staff/reports',
    calls: { ...calls, ...staffCalls('agent'), [FIGURES]: shown({ scope: 'own' }) },
    look: 'desk, light',
  });
  await expect.element(page.getByText('這是您自己處理的案件。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '匯出', exact: true })).toHaveLength(0);
  await expect.element(page.getByLabelText('人員', { exact: true })).toHaveLength(0);
});

test('a range that cannot be had is said at its field, and what was typed stays', async () => {
  const site = await renderPage({ at: '/staff/reports?from=2026-01-02&until=2026-01-01', calls, look: 'desk, light' });
  await expect.element(page.getByLabelText('到', { exact: true })).toHaveAccessibleDescription('要在開始日當天或之後');
  await expect.element(page.getByText('首次回覆（中位數）')).toHaveLength(0);
  await from().fill('2099-01-01');
  await page.getByRole('button', { name: '查看' }).click();
  await expect.element(from()).toHaveFocus();
  await expect.element(from()).toHaveValue('2099-01-01');
  await expect.element(page.getByText('這天還沒到，請選今天或更早')).toBeVisible();
  expect(location.search).toBe('?from=2026-01-02&until=2026-01-01');
  expect(site.asked(FIGURES)).toHaveLength(0);
  await page.getByRole('button', { name: '近 7 天' }).click();
  await ready();
  await expect.element(from()).not.toHaveValue('2099-01-01');
});

test('an address that names a person and a game shows them', async () => {
  await renderPage({
    at: '/staff/reports?from=2026-01-01&until=2026-01-02&game_id=G112&agent=7',
    calls: { ...calls, [FIGURES]: ({ query }: Asked) => (query.get('from') === '2026-01-01' ? none : many) },
    look: 'desk, light',
  });
  await expect.element(page.getByText('這段期間沒有案件')).toBeVisible();
  await expect.element(page.getByLabelText('遊戲', { exact: true })).toHaveValue('G112');
  await expect.element(page.getByLabelText('人員', { exact: true })).toHaveValue('7');
  await page.getByRole('button', { name: '近 30 天' }).click();
  await expect.poll(() => location.search).toContain('game_id=G112');
  await ready();
});

test('another range is asked for while the first is still under way', async () => {
  const first = held(many);
  const site = await renderPage({
    at: '/staff/reports?from=2026-01-01&until=2026-01-02',
    calls: { ...calls, [FIGURES]: first.answer },
    look: 'desk, light',
  });
  await expect.element(page.getByRole('button', { name: '計算中' })).toBeVisible();
  site.answer({ [FIGURES]: many });
  await from().fill('2026-01-02');
  await userEvent.keyboard('{Enter}');
  await ready();
  first.release();
  expect(site.asked(FIGURES).at(-1)?.query.get('from')).toBe('2026-01-02');
});

test('which articles spared a report stands in the reports, by name, and fails by itself', async () => {
  const { data: helped } = documented<HelpedFiguresView>(HELPED);
  const gone = { id: 99, title: null, hits: 2, before: 0 };
  await renderPage({
    at: '/staff/reports',
    calls: { ...calls, [HELPED]: { data: { ...helped, articles: [...helped.articles, gone] } } },
    look: 'phone, light',
  });
  await ready();
  const part = page.getByRole('region', { name: '看文章就解決' });
  await expect.element(part.getByText('42 次沒有送出回報，前一段 31 次')).toBeVisible();
  const link = part.getByRole('link', { name: '如何找到訂單收據' });
  await expect.element(link).toHaveAttribute('href', '/faq?id=3&site=long_e');
  await expect.element(part.getByText('已下架的文章（99）')).toBeVisible();
  await expectAccessible('helped');
  expectFits('helped');
});

test('the other figures stay when those of the articles cannot be read', async () => {
  await renderPage({ at: '/staff/reports', calls: { ...calls, [HELPED]: reply(503, { msg: '稍後再試' }) } });
  await ready();
  await expect.element(page.getByText('文章的數字暫時讀不到')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '玩家的話' })).toBeVisible();
});
