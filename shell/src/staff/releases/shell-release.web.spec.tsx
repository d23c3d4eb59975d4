import type { ReleaseDetailView, UncarriedArea } from '@hub/contracts/releases';
import { expectAccessible, renderPage, reply, staffCalls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LIST, ONE, MOVE, at, detail, shell, list } from './testing/release-answers.ts';

const published = { by: 'zoe (token 3)', retired_at: null, needs: null, last_live_at: at };
const before = (uncarried: UncarriedArea[]): ReleaseDetailView => ({
  ...detail,
  ...shell,
  vitals: [{ build: null, rows: [] }],
  events: [],
  back: { build: 'shell00000', uncarried },
  builds: [
    { ...published, build: 'shell00001', published_at: at, uncarried: [] },
    { ...published, build: 'shell00000', published_at: at, uncarried },
  ],
});

test('whoever goes back to a shell that lacks areas reads which, and agrees to those that rest', async () => {
  const areas = [
    { area: 'support', live: 's3', instead: 's2' },
    { area: 'vip', live: 'v1', instead: null },
  ];
  const calls = { ...staffCalls('owner'), [LIST]: list, [ONE]: before(areas) };
  const site = await renderPage({ at: '/staff/releases/shell', calls, look: 'phone, dark' });
  const builds = page.getByRole('region', { name: '發布過的版本' });
  await expect.element(builds).toHaveTextContent(/正式版本 s3 在這個外框不能用：訪客會拿到之前的 s2.*v1.*正在休息/);
  await page.getByRole('button', { name: '退回前一版' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent(/換回前一版 shell00000，.*s3.*s2.*v1.*正在休息/);
  await expectAccessible('areas that rest');
  await dialog.getByRole('textbox', { name: '原因' }).fill('退回');
  site.answer({ [MOVE]: reply(409, { msg: '請先同意' }) });
  await dialog.getByRole('button', { name: '退回前一版' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('請先同意');
  await dialog.getByRole('checkbox', { name: '同意這些區顯示「正在休息」' }).click();
  site.answer({ [MOVE]: shell });
  await dialog.getByRole('button', { name: '退回前一版' }).click();
  await expect.element(page.getByText('完成了。')).toBeVisible();
  const said = { verb: 'rollback', revision: 2, reason: '退回' };
  expect(site.asked(MOVE).map(({ body }) => body)).toEqual([said, { ...said, rest: ['vip'] }]);
});

test('a shell with an earlier build of each, or under which what rests goes on resting, asks for no such yes', async () => {
  const calls = {
    ...staffCalls('owner'),
    [LIST]: list,
    [ONE]: before([
      { area: 'support', live: 's3', instead: 's2' },
      { area: 'vip', live: 'v1', instead: null, resting: true },
    ]),
  };
  await renderPage({ at: '/staff/releases/shell', calls, look: 'desk, light' });
  await page.getByRole('button', { name: '退回前一版' }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/s3.*s2.*會繼續這樣/);
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
});
