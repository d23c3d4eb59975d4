import type { LegalView } from '@hub/contracts/catalog';
import { documented, examples, expectAccessible, expectFits, renderPage, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

const LEGAL = 'GET /api/legal/:site';
const VERSIONS = 'GET /api/legal/:site/versions';
const CHANGES = 'GET /api/legal/:site/versions/:number/changes';
const AT = '/member/complete_agreement?site=long_e';

/** Long enough that every section fills a window. */
const long = (over: Partial<LegalView> = {}): LegalView => {
  const text = documented<LegalView>(LEGAL) as LegalView;
  const content = '<p>條款的內文。</p>'.repeat(40);
  return { ...text, msg: text.msg.map((one) => ({ ...one, content: one.content + content })), ...over };
};
const open = (
  over: Partial<LegalView> = {},
  look: Parameters<typeof renderPage>[0]['look'] = 'phone, light',
  at = AT,
) => renderPage({ at, calls: { ...examples(VERSIONS, CHANGES), [LEGAL]: long(over) }, look });

const bar = () => document.querySelector('header')!.getBoundingClientRect();
const topOf = (id: string) => document.getElementById(id)!.getBoundingClientRect().top;
const heading = (name: string) => page.getByRole('heading', { name, level: 2 });

test.each(['phone, light', 'phone, dark', 'desk, light', 'desk, dark'] as const)(
  'reads well: five sections with their periods, version and day (%s)',
  async (look) => {
    await open({}, look);
    await expect.element(heading('會員服務條款')).toBeVisible();
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['會員服務條款', '隱私權政策', '個人資料同意書', '遊戲管理規章', '退費辦法']);
    await expect.element(page.getByText('2026/10/01 起適用・第 2 版')).toBeVisible();
    await expectAccessible();
    expectFits();
  },
);

test('an address with an anchor lands below the bar, which stays where it is', async () => {
  await open({}, 'phone, light', `${AT}#refund`);
  await expect.element(heading('退費辦法')).toBeInViewport();
  await expect.poll(() => bar().top).toBe(0);
  await expect.poll(() => topOf('refund-title')).toBeGreaterThan(bar().bottom);
  await expect.poll(() => topOf('refund')).toBeLessThan(bar().bottom + 80);
});

test('on a phone the list of sections is at hand wherever one reads, and folds once one was chosen', async () => {
  await open();
  const list = page.getByText('章節', { exact: true });
  window.scrollTo(0, 3000);
  await expect.element(list).toBeInViewport();
  await userEvent.click(list);
  await userEvent.click(page.getByRole('link', { name: '遊戲管理規章' }).first());
  await expect.poll(() => location.hash).toBe('#rules');
  await expect.poll(() => Math.abs(topOf('rules') - bar().bottom)).toBeLessThan(80);
  await expect.poll(() => document.querySelector('details')?.open).toBe(false);
});

test('the keyboard reaches the bar, the sections and what they say', async () => {
  await open({}, 'desk, light');
  await expect.element(heading('退費辦法')).toBeVisible();
  page.getByRole('button', { name: '返回' }).element().focus();
  const names: string[] = [];
  for (let presses = 0; presses < 8; presses += 1) {
    await userEvent.keyboard('{Tab}');
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  }
  expect(names).toEqual(expect.arrayContaining(['Player Hub', '先看新版', '會員服務條款', '退費辦法', '列印']));
});

test('the logo leads to the official site', async () => {
  await open();
  const logo = page.getByRole('banner').getByRole('link');
  await expect.element(logo).toHaveAttribute('href', 'https://player.example/game');
});

test('back returns to the page before', async () => {
  const calls = { ...examples('GET /api/notices'), [LEGAL]: long() };
  await renderPage({ at: '/game', calls, look: 'desk, light' });
  await userEvent.click(page.getByRole('link', { name: '退費辦法' }));
  await expect.element(heading('退費辦法')).toBeInViewport();
  await userEvent.click(page.getByRole('button', { name: '返回' }));
  await expect.poll(() => location.pathname).toBe('/game');
});

test('printed it is the text alone', async () => {
  await open();
  await expect.element(heading('退費辦法')).toBeVisible();
  const media = (media: string) => cdp().send('Emulation.setEmulatedMedia' as never, { media } as never);
  const shown = (css: string) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility()).length;
  await media('print');
  const printed = [shown('header[class*=bar]'), shown('nav'), shown('section h2')];
  await media('screen');
  expect(printed).toEqual([0, 0, 5]);
});

test('a coming version is told ahead, with what changes and what one can do', async () => {
  await open();
  await expect.element(page.getByText('條款將在 2027/01/01 更新為第 3 版')).toBeVisible();
  await expect.element(page.getByText(/15 日內向客服表示異議/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '先看新版' }))
    .toHaveAttribute('href', '/member/complete_agreement?site=long_e&version=3');
});

test('an earlier version says that it is one, and leads to the one in force', async () => {
  const past = {
    number: 1,
    from: '2026-01-01T00:00:00+08:00',
    until: '2026-10-01T00:00:00+08:00',
    standing: 'past',
    summary: '',
  } as const;
  const site = await open({ version: past }, 'phone, light', `${AT}&version=1`);
  await expect.element(page.getByText('這是以前的第 1 版，適用到 2026/10/01 為止')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '看現在適用的版本' }))
    .toHaveAttribute('href', '/member/complete_agreement?site=long_e');
  expect(site.asked(LEGAL)[0]?.query.get('version')).toBe('1');
});

test('the versions and what each changed are asked for when somebody opens them', async () => {
  const site = await open({}, 'desk, light');
  expect(site.asked(VERSIONS)).toEqual([]);
  await userEvent.click(page.getByText('歷次版本'));
  await expect.element(page.getByText('第 3 版・2027/01/01 起')).toBeVisible();
  await userEvent.click(page.getByText('看這次改了什麼').first());
  await expect.element(page.getByText('、發票')).toBeVisible();
  expect(document.querySelector('del')?.textContent).toBe('或帳單');
  await expectAccessible();
});

test('a link to what a version changed finds it open', async () => {
  await open({}, 'phone, light', `${AT}&version=2#history`);
  await expect.element(page.getByText('、發票')).toBeVisible();
  await expect.poll(() => Math.abs(topOf('history') - bar().bottom)).toBeLessThan(80);
  await userEvent.click(page.getByText('歷次版本'));
  await expect.element(page.getByText('、發票')).not.toBeInTheDocument();
});

test('a text that did not come can be asked for again', async () => {
  const site = await renderPage({ at: AT, calls: { [LEGAL]: reply(503) } });
  const again = page.getByRole('button', { name: '再試一次' });
  await expect.element(again).toBeVisible();
  site.answer({ [LEGAL]: long() });
  await userEvent.click(again);
  await expect.element(heading('退費辦法')).toBeVisible();
});

test('no word of a lawyer or a draft reaches players', async () => {
  await open({}, 'desk, light');
  await expect.element(heading('退費辦法')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/律師|示範文本|草稿/);
});
